/** Scrolls to the lower edge of what reaches below the window, such as a clip with its captions; whoever is elsewhere stays there. */
export function showWhole(element: Element | null | undefined): void {
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const isCut = top < window.innerHeight && bottom > window.innerHeight;
  if (isCut && height < window.innerHeight) element.scrollIntoView({ block: 'nearest' });
}
