/** Copies a text, also where pages are not served securely and have no clipboard; tells whether it did. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromAField(text);
  }
}

function copiedFromAField(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const done = document.execCommand?.("copy") ?? false;
  field.remove();
  return done;
}
