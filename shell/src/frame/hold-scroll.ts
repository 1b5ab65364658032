/** Anything by which a visitor takes over where the page stands. */
const visitorActs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

interface Following {
  end: () => void;
  /** Ends it so many milliseconds from now instead. */
  endIn: (milliseconds: number) => void;
}

/**
 * Calls `place` whenever the page's size changes, for so many milliseconds. Any action of the visitor ends it; `onEnd`
 * is called then, too.
 */
export function followPage(place: () => void, milliseconds: number, onEnd?: () => void): Following {
  const resized = new ResizeObserver(place);
  let timer = setTimeout(end, milliseconds);
  function end() {
    resized.disconnect();
    clearTimeout(timer);
    for (const name of visitorActs) window.removeEventListener(name, end);
    onEnd?.();
  }
  resized.observe(document.body);
  for (const name of visitorActs) window.addEventListener(name, end, { passive: true });
  return {
    end,
    endIn: (wait) => {
      clearTimeout(timer);
      timer = setTimeout(end, wait);
    },
  };
}

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
  window.addEventListener('scroll', restore, { passive: true });
  followPage(restore, patience, () => window.removeEventListener('scroll', restore));
}
