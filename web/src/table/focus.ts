import { tick } from "svelte";

/** Takes the focus while it stands, and gives it back when it goes. */
export function takesFocus(node: HTMLElement) {
  const before = node.ownerDocument.activeElement;
  node.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement)
      void tick().then(() => before.isConnected && before.focus({ preventScroll: true }));
  };
}

/** Takes the focus if what had it has gone. */
export function takesLostFocus(node: HTMLElement) {
  void tick().then(() => {
    const { activeElement, body } = node.ownerDocument;
    if (!activeElement || activeElement === body) node.focus({ preventScroll: true });
  });
}
