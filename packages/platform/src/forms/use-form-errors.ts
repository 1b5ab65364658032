import { useEffect, useRef, useState } from 'react';

/** Errors by field name; a field without one is right. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** Errors of a form's fields. Whenever they are set, the first field that is wrong takes the focus. */
export function useFormErrors<Name extends string = string>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  useEffect(() => {
    const wrong = Object.values(errors).some(Boolean);
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return { form, errors, setErrors };
}

const plausibleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Whether a text can be an address at all; the server has the last word. */
export const isPlausibleEmail = (value: string) => plausibleEmail.test(value.trim());

/** For the heading of what takes a form's place: the focus goes there once, instead of getting lost with the form. */
export const focusHere = (element: HTMLElement | null): void => element?.focus();
