/** After "Try again", whose button is gone: to the first field or button of the task, once it is no longer locked. */
export function focusFirstField(form: HTMLFormElement | null): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('input:enabled, select:enabled, button:enabled')?.focus(),
  );
}
