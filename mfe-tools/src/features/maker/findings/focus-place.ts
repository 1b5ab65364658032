import type { Place } from '@arcada/bim';

const idOf = (place: Place): string => {
  if (place.kind === 'field') return `field-${place.field}`;
  if (place.kind === 'table') return `table-${place.table}`;
  return place.kind === 'topic' ? `topic-${place.topic}` : 'topics';
};

/** Focuses the control at a finding's place, which scrolls there; false while its step isn't shown yet. */
export function focusPlace(place: Place): boolean {
  const element = document.getElementById(idOf(place));
  if (!element) return false;
  // A topic is closed at first.
  const title = element.querySelector<HTMLElement>('.a-disclosure-summary');
  if (title?.ariaExpanded === 'false') title.click();
  const control = title ?? element.querySelector<HTMLElement>('[role="grid"], input, textarea, select, button');
  control?.focus();
  return true;
}
