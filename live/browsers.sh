#!/bin/sh
# Gets what the browser tests need and is not here: Chromium, and WebKit with a screen to show itself on.
set -eu
missing=""
command -v chromium >/dev/null || missing="$missing chromium"
command -v WebKitWebDriver >/dev/null || missing="$missing webkit2gtk-driver"
command -v Xvfb >/dev/null || missing="$missing xvfb"
if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	echo "Getting$missing …"
	apt-get -qq update
	DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends $missing >/dev/null
fi
if ! command -v chromium >/dev/null; then
	echo "Getting Chromium …"
	"$(dirname "$0")/../.venv/bin/playwright" install chromium
fi
