/** What the visitor chose in this browser; undefined without a choice, or when storage is refused. */
export function readChoice<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
  try {
    const kept = localStorage.getItem(key);
    return choices.find((choice) => choice === kept);
  } catch (error) {
    console.warn('Local storage is refused.', error);
    return undefined;
  }
}

/** Keeps a choice in this browser for the next visit. */
export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch (error) {
    console.warn('Local storage is refused.', error);
  }
}
