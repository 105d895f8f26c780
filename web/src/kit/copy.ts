// Onto the clipboard.

/** Copies a text. Without a secure connection (a friend's machine in the same room) there is only the old way. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed"; // nothing is scrolled to it
    const before = document.activeElement;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
