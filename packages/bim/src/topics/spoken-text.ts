import type { Language } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { requiredFieldsOf } from '../document/required-fields.ts';
import { fieldInText } from './field-in-text.ts';
import { listMark } from './list-mark.ts';
import { isField, placeholder, placeholdersIn } from './placeholders.ts';

const segmenters = new Map<Language, Intl.Segmenter>();
/** The sentences of a line. A placeholder counts as a word with a capital, so that one can begin a sentence. */
function sentencesOf(line: string, language: Language): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  const masked = line.replaceAll(placeholder, (whole) => 'X'.repeat(whole.length));
  return Array.from(segmenter.segment(masked), ({ index, segment }) => line.slice(index, index + segment.length));
}

// Spaces are taken from their first one only: a text may be 20,000 of them, and no bracket.
const brackets = /(?<!\s)\s*\(([^()]*)\)/g;

/** A topic's text without what only empty optional fields would say, by the rule at `placeholder`. */
export function spokenText(document: BimDocument, text: string): string {
  const required = requiredFieldsOf(document.type);
  const open = new Set(
    placeholdersIn(text).filter(
      (name) => isField(name) && !required.includes(name) && fieldInText(document, name) === '',
    ),
  );
  if (open.size === 0) return text;
  const saysNothing = (part: string) => {
    const names = placeholdersIn(part);
    return names.length > 0 && names.every((name) => open.has(name));
  };
  const spoken = text.split('\n').flatMap((line) => {
    if (!line.includes('{')) return [line];
    const [start = ''] = listMark.exec(line) ?? [];
    const bare = line
      .slice(start.length)
      .replaceAll(brackets, (whole, inside: string) =>
        saysNothing(inside) && !/[\p{L}\d]/u.test(inside.replaceAll(placeholder, '')) ? '' : whole,
      );
    const kept = sentencesOf(bare, document.language).filter((sentence) => !saysNothing(sentence));
    return kept.length === 0 && bare.trim() !== '' ? [] : [start + kept.join('').trimEnd()];
  });
  const isLeft = spoken.some((line) => line.trim() !== '');
  return isLeft ? spoken.join('\n') : text;
}
