import { useSyncExternalStore } from 'react';

interface Question {
  answer: Promise<boolean>;
  settle: (confirmed: boolean) => void;
}

let question: Question | undefined;
let last = { confirmed: false, at: 0 };
const listeners = new Set<() => void>();

function show(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the visitor for the password: once, however many calls wait for it. A call that was begun
 * before the last answer shares that, because its refusal only arrived late.
 */
export function askForConfirmation(begun: number): Promise<boolean> {
  if (!question && begun < last.at) return Promise.resolve(last.confirmed);
  if (!question) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    show({ answer: promise, settle: resolve });
  }
  return (question as Question).answer;
}

/** Ends the question: the calls that wait are repeated, or stay refused, as are those that begin before `at`. */
export function answerConfirmation(confirmed: boolean, at = Date.now()): void {
  last = { confirmed, at };
  question?.settle(confirmed);
  show(undefined);
}

/** What the last question was answered with. */
export const wasConfirmed = (): boolean => last.confirmed;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the visitor is asked for the password. */
export const useConfirmationAsked = () =>
  useSyncExternalStore(
    subscribe,
    () => question !== undefined,
    () => false,
  );
