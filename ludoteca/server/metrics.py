"""What the host may want to know; no table and no player is named."""

import asyncio

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
ORDERS = Counter("ludoteca_orders", "Orders of people, by kind and outcome", ["kind", "outcome"], registry=REGISTRY)
SOCKETS = Gauge("ludoteca_sockets", "Connections that stand", registry=REGISTRY)
TABLES = Gauge("ludoteca_tables", "Tables that are open", registry=REGISTRY)
ROUND_TRIPS = Histogram(
    "ludoteca_round_trip_seconds",
    "From a ping to its answer",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)
LAG = Histogram(
    "ludoteca_loop_lag_seconds",
    "How late the server's loop gets to what is due",
    buckets=(0.001, 0.002, 0.003, 0.005, 0.008, 0.01, 0.015, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1),
    registry=REGISTRY,
)
BEAT = 0.02  # seconds


async def watch_the_loop() -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        LAG.observe(max(0.0, loop.time() - due))
