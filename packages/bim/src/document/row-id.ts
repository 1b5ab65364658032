const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new id of a row or topic: 12 letters and digits, unique by chance (62 bits). */
export function newRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
