/** Copies a text; false where there is no clipboard, without a secure connection, or the user doesn't allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Each caller says so beside the text, which can be selected.
    return false;
  }
}
