const key = 'cartId';
const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
let remembered: string | undefined;

/** The browser's cart id from local storage; made and stored when absent. Kept in memory when storage is refused. */
export function readCartId(): string {
  if (remembered) return remembered;
  try {
    const stored = localStorage.getItem(key);
    if (stored && pattern.test(stored)) {
      remembered = stored;
      return stored;
    }
    remembered = crypto.randomUUID();
    localStorage.setItem(key, remembered);
  } catch (error) {
    console.warn('Local storage is refused: the cart lasts as long as this page.', error);
    remembered ??= crypto.randomUUID();
  }
  return remembered;
}
