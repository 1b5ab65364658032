/** Scrolls a row sideways until its selected item is in view; the page itself doesn't scroll. */
export function showCurrent(row: HTMLElement | null): void {
  const item = row?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]');
  if (!row || !item || row.scrollWidth <= row.clientWidth) return;
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}
