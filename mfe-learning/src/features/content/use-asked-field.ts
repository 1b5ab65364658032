import type { Language } from '@arcada/contracts';
import { languages } from '@arcada/contracts';
import { type RefObject, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The field of a name within a part of the page, for the focus. */
export function focusField(root: ParentNode | null, name: string): void {
  const fields = root?.querySelectorAll<HTMLElement>('input[name], textarea[name]') ?? [];
  const field = [...fields].find((one) => one.getAttribute('name') === name && !one.closest('[hidden]'));
  field?.focus();
  // A read-only one takes no focus.
  field?.scrollIntoView?.({ block: 'center' });
}

/** Shows the language for which a link into the editor asks. */
export function useAskedLanguage(show: (language: Language) => void): void {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const asked = languages.find((one) => one === search.get('language'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of a link
  useEffect(() => {
    if (asked) show(asked);
  }, [key]);
}

/** Moves the focus to the field for which a link into the editor asks, once `place` is shown. */
export function useAskedField(root: RefObject<HTMLElement | null>, place: string): void {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const field = search.get('field');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of a link
  useEffect(() => {
    if (field) focusField(root.current, field);
  }, [key, place]);
}
