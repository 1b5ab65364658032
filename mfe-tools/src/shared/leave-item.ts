/** Before an item leaves its list: the keyboard that is in it goes on at its neighbour, or at the list itself. */
export function leaveItem(item: Element | null): void {
  if (!item?.contains(document.activeElement)) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('a, button') ?? item.parentElement)?.focus();
}
