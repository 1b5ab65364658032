/** Anything by which a visitor takes over where the page stands. */
export const visitorActs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Milliseconds in which a change of the whole page, such as of its language, may still move it. */
const patience = 2000;

/**
 * Keeps the page where it is while its contents change: a page that is shorter for a moment would stay at its
 * beginning. Any action of the visitor ends it.
 */
export function holdScroll(): void {
  const top = window.scrollY;
  if (top === 0) return;
  const restore = () => {
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo(0, top);
  };
  const resized = new ResizeObserver(restore);
  const timer = setTimeout(end, patience);
  function end() {
    resized.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scroll', restore);
    for (const name of visitorActs) window.removeEventListener(name, end);
  }
  resized.observe(document.body);
  window.addEventListener('scroll', restore, { passive: true });
  for (const name of visitorActs) window.addEventListener(name, end, { passive: true });
}
