import type { Place } from '@arcada/bim';

const idOf = (place: Place): string => {
  if (place.kind === 'field') return `field-${place.field}`;
  if (place.kind === 'table') return `table-${place.table}`;
  return place.kind === 'topic' ? `topic-${place.topic}` : 'topics';
};

/** The grid, which shows the row of the place itself; in an empty table the button that adds a row. */
function tableControl(element: HTMLElement): HTMLElement | null {
  const grid = element.querySelector<HTMLElement>('[role="grid"]');
  const isEmpty = grid?.getAttribute('aria-rowcount') === '1';
  return (isEmpty && element.querySelector<HTMLElement>('.tools-table-foot button:enabled')) || grid;
}

function control(element: HTMLElement, place: Place): HTMLElement | null {
  if (place.kind === 'table') return tableControl(element);
  // A topic is closed at first.
  const title = element.querySelector<HTMLElement>('.a-disclosure-summary');
  if (title?.ariaExpanded === 'false') title.click();
  return title ?? element.querySelector<HTMLElement>('input, textarea, select, button');
}

/** Focuses the control at a finding's place, which scrolls there; false when its step doesn't have it. */
export function focusPlace(place: Place): boolean {
  const element = document.getElementById(idOf(place));
  if (!element) return false;
  control(element, place)?.focus();
  return true;
}
