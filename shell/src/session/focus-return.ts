/** Elements that had the focus, the latest last: a few, as most of them may be gone when one is looked for. */
const most = 10;
let focused: HTMLElement[] = [];

function remember({ target }: FocusEvent): void {
  if (target instanceof HTMLElement) focused = [...focused.filter((each) => each !== target), target].slice(-most);
}

export function rememberFocus(): () => void {
  document.addEventListener('focusin', remember);
  return () => document.removeEventListener('focusin', remember);
}

const pause = 50;
const attempts = 20;

/**
 * Remembers where the focus is now. What is returned gives it back when the page has lost it: a browser returns the focus
 * of a closed dialog, but not to a button that was disabled while its call ran, or that was in a dialog of its own.
 */
export function keepFocus(): () => void {
  const before = focused;
  return () => giveBack(before, attempts);
}

function giveBack(elements: readonly HTMLElement[], left: number): void {
  if (document.activeElement === document.body) {
    const latest = elements.findLast((element) => element.isConnected);
    // The call that was refused is still to come back to its page.
    if (latest && !latest.matches(':disabled')) {
      latest.focus();
      return;
    }
  }
  if (left > 0) setTimeout(() => giveBack(elements, left - 1), pause);
}
