/** Keys for a list whose items may say the same: from the second on they are numbered, because React needs each key once. */
export function uniqueKeys(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return texts.map((text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count === 1 ? text : `${text} ${count}`;
  });
}
