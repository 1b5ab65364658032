import { fold } from '@arcada/search';
import type { PassageIndex } from './passage-index.ts';
import { shareAmong, synonym, type Unit } from './question.ts';
import { questionFillers } from './question-fillers.ts';
import type { Asked } from './ruled-out.ts';
import type { FoundPassage } from './search-passages.ts';

/** As programs and formats count: by years, or "4.3", "2x3". A figure without a dot counts other things, too. */
const number = String.raw`(?:19|20)\d\d|\d{1,2}(?:[.x]\d{1,2})+`;
const whole = new RegExp(`^(\\p{L}*?)v?(${number})$`, 'u');
const upTo = '(?:-|–|to|through|a|até|hasta)';
const newer = ',? (?:or|and|ou|o|y|e) (?:newer|later|higher|above|mais nov|superior|posterior|más)';
const statement = new RegExp(
  String.raw`(?<![\p{N}.])v?(${number})(?![\p{N}])(?:\s*${upTo}\s*(${number})(?![\p{N}])|(\s*\+|${newer}))?`,
  'giu',
);
/**
 * Programs whose versions are whole numbers, too. After other names such a number counts other things ("LOD 3", "BIM
 * level 2") or is part of what sources call them otherwise ("IFC 4" is IFC4).
 */
const countedWhole = new Set('allplan archicad bricscad rhino rhinoceros solibri windows'.split(' '));
const wholeNumber = /^(\p{L}*?)v?(\d{1,2})$/u;
const majors = new RegExp(
  String.raw`(?<![\p{N}.])v?(\d{1,2})(?:\.\d+)*(?![\p{N}])(?:\s*${upTo}\s*(\d{1,2})(?![\p{N}])|(\s*\+|${newer}))?`,
  'giu',
);
/** A name is found by a word that is used for it or that is mistyped, too: that may be another name. */
const leastSame = 0.5;

/** A name of the question with the version that is asked for. */
interface Versioned {
  unit: Unit;
  version: string;
}

/**
 * Whether a question is how a version of one thing goes with another thing ("Does Navisworks 2026 open Revit 2027
 * files?") and no source says it: a passage on one of the two says nothing of both, nor of other versions.
 */
export function isVersionUnstated({ question, units, intents, index }: Asked, best: readonly FoundPassage[]): boolean {
  const names = namesAmong(units);
  const versioned = versionedNames(question, names, index);
  const different = differentOnes(versioned.map(({ unit }) => unit));
  // In how something is done with a version, the version is by the way.
  const isAsked = different > 1 || (different > 0 && (intents.closed || intents.version || intents.ability));
  if (!isAsked || differentOnes(names) < 2) return false;
  return !best.some(
    (found) =>
      index.ofSource(found.passage.id).some(statesAll(names, versioned, index)) ||
      (isSoldAndMeant(found, intents) && statesVersions(found, names, versioned, index)),
  );
}

/** The names of a question, each once: "Revit file" and "Revit" are one. */
function namesAmong(units: readonly Unit[]): Unit[] {
  const names = units
    .filter(({ name, nation }) => name && !nation)
    .map((unit) => ({ unit, words: unit.word.split(' ') }));
  return names
    .filter(
      ({ words }) =>
        !names.some((other) => other.words.length < words.length && other.words.every((word) => words.includes(word))),
    )
    .map(({ unit }) => unit);
}

const stemsOf = ({ choices }: Unit) =>
  new Set(choices.filter(({ strength }) => strength === 1).flatMap(({ stems }) => stems));

/** Whether another name of one is made of the other's: an RVT is a "Revit file". "Dynamo for Revit" only says where. */
function isOf(one: Unit, other: Unit): boolean {
  const [own, whole] = [stemsOf(one), stemsOf(other)];
  return one.choices.some(
    ({ stems, strength }) =>
      strength === synonym && stems.some((stem) => whole.has(stem)) && !stems.some((stem) => own.has(stem)),
  );
}

const differentOnes = (names: readonly Unit[]): number =>
  names.filter((one, at) => !names.slice(0, at).some((other) => one === other || isOf(one, other) || isOf(other, one)))
    .length;

/** The names that a version follows, directly or after one more word ("Civil 3D 2027"). */
function versionedNames(question: string, names: readonly Unit[], index: PassageIndex): Versioned[] {
  const words = fold(question).match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu) ?? [];
  const nameOf = (word = '') => names.find((unit) => unit.word.split(' ').includes(word));
  return words.flatMap((word, at) => {
    const before = words[at - 1] ?? '';
    const [, own = '', counted] = wholeNumber.exec(word) ?? [];
    if (counted && countedWhole.has(own || before)) {
      const unit = nameOf(own || before);
      return unit ? [{ unit, version: counted }] : [];
    }
    const [, letters = '', version] = whole.exec(word) ?? [];
    if (!version) return [];
    const apart = questionFillers[index.language].has(before) ? undefined : nameOf(words[at - 2]);
    const unit = letters === '' ? (nameOf(before) ?? apart) : nameOf(letters);
    return unit ? [{ unit, version }] : [];
  });
}

const has = (unit: Unit, stems: ReadonlySet<string>) => shareAmong(unit, stems) > leastSame;

/** Whether a passage has all names, and each version in a sentence with its name. */
function statesAll(names: readonly Unit[], versioned: readonly Versioned[], index: PassageIndex) {
  return (passage: FoundPassage['passage']): boolean => {
    const title = index.stemsOfNames(passage);
    const sentences = index
      .stemmedSentences(passage)
      .map(({ text, stems }) => ({ text, stems: new Set([...title, ...stems]) }));
    return (
      names.every((unit) => sentences.some(({ stems }) => has(unit, stems))) &&
      versioned.every(({ unit, version }) =>
        sentences.some(
          ({ text, stems }) => has(unit, stems) && covers(`${passage.title}\n${passage.heading}\n${text}`, version),
        ),
      )
    );
  };
}

/** What this site sells says with which versions it works, and with those only. */
const isSoldAndMeant = (
  { passage: { kind }, kind: isNamedKind, wholeName }: FoundPassage,
  { offer, described }: Asked['intents'],
): boolean => (kind === 'product' || kind === 'course') && (isNamedKind || wholeName > 0 || offer || described);

function statesVersions(
  { passage: { id } }: FoundPassage,
  names: readonly Unit[],
  versioned: readonly Versioned[],
  index: PassageIndex,
): boolean {
  const stems = index.stemsOfSource(id);
  const sentences = index.ofSource(id).flatMap((part) => index.stemmedSentences(part));
  return (
    names.every((unit) => has(unit, stems)) &&
    versioned.every(({ unit, version }) =>
      sentences.some((sentence) => has(unit, sentence.stems) && statedIn(sentence.text, patternOf(version)).length > 0),
    )
  );
}

interface Range {
  from: string;
  /** Nothing when all later versions are meant. */
  to?: string;
}

const patternOf = (version: string): RegExp => (/^\d{1,2}$/.test(version) ? majors : statement);

const statedIn = (text: string, pattern: RegExp): Range[] =>
  [...text.matchAll(pattern)].map(([, from = '', to, open]) => (open ? { from } : { from, to: to ?? from }));

/** Whether a text names a version, by itself or within a range ("2021–2026", "2024 or newer"); "3.12" is a 3. */
export const covers = (text: string, version: string): boolean =>
  statedIn(text, patternOf(version)).some(
    ({ from, to }) =>
      isYear(from) === isYear(version) &&
      compare(from, version) <= 0 &&
      (to === undefined || compare(version, to) <= 0),
  );

const isYear = (version: string) => version.length === 4 && !/[.x]/i.test(version);

function compare(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.toLowerCase().split(/[.x]/).map(Number));
  for (const [at, part] of (left ?? []).entries()) {
    const difference = part - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
