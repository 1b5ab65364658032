import fs from 'node:fs';
import path from 'node:path';
import { type Composition, type Language, languages, type Release } from '@arcada/contracts';
import type { i18n } from 'i18next';
import { addPageTexts, createTexts } from '../language.ts';
import { type CriticalStyle, criticalCss } from './critical-css.ts';
import { pathMatcher } from './match-path.ts';
import type { StoredRemote } from './messages.ts';

export interface PreparedRemote {
  domain: string;
  release: Release;
}
/** What a document contains about the areas, known without any of their code. */
export interface PreparedComposition {
  composition: Composition;
  remotes: readonly PreparedRemote[];
  /** Picks the rules that a page's HTML uses. */
  critical: (html: string) => CriticalStyle;
  match: ReturnType<typeof pathMatcher>;
}

const stylesOf = ({ folder, release }: StoredRemote) =>
  Object.keys(release.files)
    .filter((file) => file.endsWith('.css'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));

export const prepareComposition = (
  composition: Composition,
  remotes: readonly StoredRemote[],
  shellStyles: readonly string[],
): PreparedComposition => ({
  composition,
  remotes,
  critical: criticalCss([...shellStyles, ...remotes.flatMap(stylesOf)]),
  match: pathMatcher(composition),
});

/** A language store for each language, with the shell's texts. */
export async function allTexts(): Promise<Record<Language, i18n>> {
  const texts = await Promise.all(languages.map(createTexts));
  await Promise.all(texts.map(addPageTexts));
  return Object.fromEntries(languages.map((language, index) => [language, texts[index]])) as Record<Language, i18n>;
}
