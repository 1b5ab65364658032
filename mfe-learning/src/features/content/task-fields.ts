import { createContext, useContext } from 'react';

/** What is wrong with fields of the open quiz or exercise, by the names that `taskTexts` gives them. */
export const TaskFaultsContext = createContext<ReadonlyMap<string, string>>(new Map());
export const useTaskFault = (name: string): string | undefined => useContext(TaskFaultsContext).get(name);

interface TaskLabel {
  key: (typeof placed)[keyof typeof placed] | (typeof single)[keyof typeof single];
  place: number;
}

/** Labels of the parts of such a name, to be joined: those with a `place` count from 1. */
export function taskLabels(name: string): TaskLabel[] {
  const parts = name.split('.');
  return parts.flatMap((part, at): TaskLabel[] => {
    const next = Number(parts[at + 1]);
    if (part in placed) return [{ key: placed[part as keyof typeof placed], place: next + 1 }];
    if (part in single) return [{ key: single[part as keyof typeof single], place: 0 }];
    return [];
  });
}
const placed = {
  items: 'authoring.item',
  questions: 'authoring.question',
  options: 'authoring.option',
  convention: 'authoring.field',
  values: 'authoring.meaning',
  columns: 'authoring.column',
  rows: 'authoring.row',
  cells: 'authoring.column',
} as const;
const single = {
  task: 'authoring.task',
  explanation: 'translations.explanation',
  unit: 'translations.unit',
  fault: 'translations.fault',
  why: 'translations.why',
} as const;
