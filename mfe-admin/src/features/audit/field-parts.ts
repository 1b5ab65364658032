import { type Language, languages } from '@arcada/contracts';

/** What a path of a recorded field says: `lessons.intro.es.text` is the text of a lesson in Spanish. */
export interface FieldParts {
  /** Id of the lesson that it belongs to. */
  lesson: string | undefined;
  language: Language | undefined;
  /** Name of the field: `title`, `refund_cents`; `text` for all that is written in a language. */
  name: string;
}

export function partsOf(kind: string, path: string): FieldParts {
  const steps = path.split('.');
  const language = languages.find((each) => steps.includes(each));
  const others = steps.filter((step, at) => step !== language && !(at === 0 && step === 'lessons' && steps.length > 1));
  const lesson = kind === 'course' && others.length > 1 ? others[0] : undefined;
  const named = lesson === undefined ? others : others.slice(1);
  // Amounts are told by their values.
  return { lesson, language, name: named.join('_').replace(/Cents$/, '') || 'text' };
}
