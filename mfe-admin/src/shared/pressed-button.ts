/**
 * Of several buttons that save: which one was pressed tells `pending`, while it works; undefined otherwise. That one
 * says so and keeps its focus, the others wait.
 */
export const pressedButton = <Step>(pending: Step | undefined, own: Step) => ({
  loading: pending === own,
  disabled: pending !== undefined && pending !== own,
});
