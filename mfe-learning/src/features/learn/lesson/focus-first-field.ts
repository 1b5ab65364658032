/** After "Try again", whose button is gone: to the first field or button of the task, once it is no longer locked. */
export function focusFirstField(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('input:enabled, select:enabled, button:enabled')?.focus(),
  );
}

/** To the first field that is not filled in. */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [];
  [...fields].find((field) => !field.value)?.focus();
}
