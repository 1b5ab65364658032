import { type Language, languages } from '../texts/languages.ts';

type Text = Partial<Record<Language, string>>;

/** The texts of a quiz or an exercise, each with the name of its field: `items.0.text`. */
export function taskTexts(task: unknown, name = ''): { name: string; text: Text }[] {
  if (typeof task !== 'object' || task === null) return [];
  if (isText(task)) return [{ name, text: task }];
  return Object.entries(task).flatMap(([key, value]) => taskTexts(value, name ? `${name}.${key}` : key));
}

const isText = (value: object): value is Text => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => languages.some((each) => each === key));
};
