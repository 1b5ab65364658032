import { fieldLabels, isField, isTable, placeholder, tableLabels } from '@arcada/bim';
import { type Language, languages, links } from '@arcada/contracts';
import { readGlossary, type TermEntry } from '../../read-glossary.ts';
import { type HelpEntry, readHelp } from '../../read-help.ts';
import { type LibraryEntry, readLibrary } from '../../read-library.ts';
import type { Passage } from './passage.ts';

/** Where the assistant opens a source of its own, which has no page elsewhere. */
export const sourceHref = (id: string): string => `${links.bimDocs()}?source=${encodeURIComponent(id)}`;

/** Placeholders read as the field's name in brackets: a quotation must not look broken. */
export const withLabels = (text: string, language: Language): string =>
  text.replace(placeholder, (whole, name: string) => {
    const label = isField(name) ? fieldLabels[name] : isTable(name) ? tableLabels[name] : undefined;
    return label ? `[${label[language].toLowerCase()}]` : whole;
  });

export const termPassages = (terms: readonly TermEntry[]): Passage[] =>
  terms.flatMap((entry) =>
    languages.map((language) => {
      const id = `term:${entry.id}`;
      const { term, aliases, definition } = entry[language];
      return { id, kind: 'term', language, title: term, heading: '', aliases, text: definition, href: sourceHref(id) };
    }),
  );

export const helpPassages = (help: readonly HelpEntry[]): Passage[] =>
  help.flatMap((entry) =>
    languages.map((language) => {
      const id = `help:${entry.id}`;
      const { title, aliases, lines } = entry[language];
      return { id, kind: 'help', language, title, heading: '', aliases, text: lines.join('\n'), href: sourceHref(id) };
    }),
  );

/** Two of each topic and language: what to decide, and the text that goes into a document. */
export const topicPassages = (topics: readonly LibraryEntry[]): Passage[] =>
  topics.flatMap((entry) =>
    languages.flatMap((language) => {
      const id = `topic:${entry.id}`;
      const { title, guidance, text } = entry[language];
      const whole = { id, kind: 'topic' as const, language, title, heading: '', aliases: [], href: sourceHref(id) };
      const lines = text.map((line) => line.replace(/^- /, ''));
      return [
        { ...whole, text: withLabels(guidance, language) },
        {
          ...whole,
          text: withLabels(lines.join('\n'), language),
          shown: withLabels(text.join('\n'), language),
        },
      ];
    }),
  );

/** All that this service knows by itself. */
export const libraryPassages = (folder: string): Passage[] => [
  ...termPassages(readGlossary(folder)),
  ...helpPassages(readHelp(folder)),
  ...topicPassages(readLibrary(folder)),
];
