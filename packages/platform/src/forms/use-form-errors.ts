import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../api/api-error.ts';

/** Errors by field name; a field without one is right. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** Returns a text in the page's language. */
export type Translate = (key: string) => string;
/** Returns the errors of a form as it was submitted. Called again when the page changes its language. */
export type FindErrors<Name extends string = string> = (t: Translate) => FieldErrors<Name>;

const findNothing = () => ({});

/** What the service said about single fields, by their paths in what was sent. */
export const fieldErrorsOf = (error: unknown): FieldErrors =>
  Object.fromEntries(((isApiError(error) && error.problem?.errors) || []).map(({ path, message }) => [path, message]));

/** Errors of a form's fields, in the page's language. */
export function useFormErrors<Name extends string = string>(t: Translate) {
  const form = useRef<HTMLFormElement>(null);
  const [find, setFind] = useState<FindErrors<Name>>(() => findNothing);
  useEffect(() => {
    if (find !== findNothing) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [find]);
  /** Shows these errors, focuses the first invalid field, and returns whether there are any. */
  const showErrors = (next: FindErrors<Name>): boolean => {
    setFind(() => next);
    return Object.values(next(t)).some(Boolean);
  };
  return { form, errors: find(t), showErrors };
}

const plausibleEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
/** Whether a text can be an address at all; the server decides in the end. */
export const isPlausibleEmail = (value: string) => plausibleEmail.test(value.trim());

/**
 * For the heading of what replaces a form: it is focused once, instead of the focus getting lost
 * with the form.
 */
export const focusHere = (element: HTMLElement | null): void => element?.focus();
