import { type AdminPost, type Language, languages, type PostText, slugSchema } from '@arcada/contracts';
import type { FieldErrors, Translate } from '@arcada/platform';
import type { PostChange } from './content.api.ts';

export const textNames = ['title', 'excerpt', 'tags', 'body'] as const;
export type TextName = (typeof textNames)[number];
/** The longest texts that the service takes. */
export const longest = { title: 200, excerpt: 600, tags: 1300, body: 60_000 } as const;
const [mostTags, longestTag] = [20, 60];

/** What is typed of a post, by the path that the service names in its errors: `texts.en.title`. */
export type PostFields = Readonly<Record<string, string>>;
export const textPath = (language: Language, name: TextName) => `texts.${language}.${name}`;

/** Of a stored post; without one, of a new one. */
export function fieldsOf(post: AdminPost | undefined): PostFields {
  const texts = languages.flatMap((language) => {
    const { title = '', excerpt = '', tags = [], body = '' } = post?.texts[language] ?? {};
    return Object.entries({ title, excerpt, tags: tags.join(', '), body }).map(([name, words]) => [
      textPath(language, name as TextName),
      words,
    ]);
  });
  const { id = '', categoryId = '', image = '' } = post ?? {};
  return { id, categoryId, image, ...Object.fromEntries(texts) };
}

/** The fields of `fields` that differ from `base`. */
export const changedFrom = (base: PostFields, fields: PostFields): PostFields =>
  Object.fromEntries(Object.entries(fields).filter(([path, value]) => value !== base[path]));

const wordsAt = (fields: PostFields, path: string) => fields[path]?.trim() ?? '';
const tagsIn = (words: string) => words.split(',').flatMap((tag) => tag.trim() || []);
export const hasText = (fields: PostFields, language: Language) =>
  textNames.some((name) => wordsAt(fields, textPath(language, name)) !== '');

const textOf = (fields: PostFields, language: Language): PostText => ({
  title: wordsAt(fields, textPath(language, 'title')),
  excerpt: wordsAt(fields, textPath(language, 'excerpt')),
  tags: tagsIn(wordsAt(fields, textPath(language, 'tags'))),
  body: fields[textPath(language, 'body')] ?? '',
});

/** What is sent of the changed fields: texts of a language as a whole. */
export function changeOf(changed: PostFields, fields: PostFields): PostChange {
  const { categoryId, image } = changed;
  const touched = languages.filter((language) => textNames.some((name) => textPath(language, name) in changed));
  const written = touched.map((language) => [language, hasText(fields, language) ? textOf(fields, language) : null]);
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...(image !== undefined && { image }),
    ...(touched.length > 0 && { texts: Object.fromEntries(written) }),
  };
}

/** A language is written as a whole or not at all, and one of them is. `at`: the language that is shown. */
export function faultsOf(fields: PostFields, at: Language, t: Translate): FieldErrors {
  const faults: FieldErrors = {};
  if (!slugSchema.safeParse(fields.id).success) faults.id = t('idFault');
  if (!fields.categoryId) faults.categoryId = t('choose');
  const written = languages.filter((language) => hasText(fields, language));
  for (const language of written.length > 0 ? written : [at]) {
    for (const name of ['title', 'excerpt', 'body'] as const)
      if (!wordsAt(fields, textPath(language, name)))
        faults[textPath(language, name)] = t(written.length > 1 ? 'textFault' : 'firstText');
    const tags = tagsIn(wordsAt(fields, textPath(language, 'tags')));
    if (tags.length > mostTags || tags.some((tag) => tag.length > longestTag))
      faults[textPath(language, 'tags')] = t('tooManyTags');
  }
  return faults;
}

/** What can be saved now of these changes: facts that are right, and languages that are complete or empty. */
export function wholeOf(changed: PostFields, fields: PostFields, t: Translate): PostFields {
  const faults = Object.keys(faultsOf(fields, 'en', t));
  const isWritten = languages.some((language) => hasText(fields, language));
  const isWhole = (path: string) => {
    const [texts, language] = path.split('.');
    return texts === 'texts'
      ? isWritten && !faults.some((fault) => fault.startsWith(`texts.${language}.`))
      : !faults.includes(path);
  };
  return Object.fromEntries(Object.entries(changed).filter(([path]) => isWhole(path)));
}

/** The language of the first field with an error, when none of the shown one has any. */
export function languageOfFaults(faults: FieldErrors, at: Language): Language {
  const named = languages.filter((language) =>
    Object.keys(faults).some((path) => faults[path] && path.startsWith(`texts.${language}`)),
  );
  return named.length === 0 || named.includes(at) ? at : (named[0] ?? at);
}
