import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from './form-errors.ts';

/** Errors of a form's fields. Whenever they are set, the first field that is wrong takes the focus. */
export function useFormErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  useEffect(() => {
    const wrong = Object.values(errors).some(Boolean);
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return { form, errors, setErrors };
}
