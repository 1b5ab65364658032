import { type AdminPost, type Language, languages, type PostText, slugSchema } from '@arcada/contracts';
import type { FieldErrors, Translate } from '@arcada/platform';
import type { Fields, FieldValue } from '../../shared/fields.ts';
import type { PostChange } from './posts.api.ts';

export const textNames = ['title', 'excerpt', 'tags', 'body'] as const;
export type TextName = (typeof textNames)[number];
const demandedTexts = ['title', 'excerpt', 'body'] as const;
/** The longest texts that the service takes. */
export const longest = { title: 200, excerpt: 600, body: 60_000 } as const;

/** Everything that is typed of a post. */
export type PostFields = Fields;

export const textPath = (language: Language, name: TextName) => `texts.${language}.${name}`;
export const wordsAt = (fields: PostFields, path: string) => (fields[path] ?? '') as string;
export const listAt = (fields: PostFields, path: string) => (fields[path] ?? []) as readonly string[];

/** Of a stored post; without one, of a new one. */
export function fieldsOf(post: AdminPost | undefined): PostFields {
  const texts = languages.flatMap((language): [string, FieldValue][] =>
    textNames.map((name) => [textPath(language, name), post?.texts[language]?.[name] ?? (name === 'tags' ? [] : '')]),
  );
  return {
    id: post?.id ?? '',
    categoryId: post?.categoryId ?? '',
    authorId: post?.authorId ?? '',
    image: post?.image ?? '',
    related: post?.related ?? [],
    ...Object.fromEntries(texts),
  };
}

const isEmpty = (value: FieldValue) => value.length === 0 || (typeof value === 'string' && value.trim() === '');
export const hasText = (fields: PostFields, language: Language) =>
  textNames.some((name) => !isEmpty(fields[textPath(language, name)] ?? ''));
/** Of the texts that a language needs: all, some or none. */
export function writtenIn(fields: PostFields, language: Language): 'whole' | 'part' | 'nothing' {
  if (!hasText(fields, language)) return 'nothing';
  return demandedTexts.some((name) => isEmpty(wordsAt(fields, textPath(language, name)))) ? 'part' : 'whole';
}
/** Languages in which nothing is written. */
export const missingIn = (fields: PostFields) => languages.filter((language) => !hasText(fields, language));

const textOf = (fields: PostFields, language: Language): PostText => ({
  title: wordsAt(fields, textPath(language, 'title')).trim(),
  excerpt: wordsAt(fields, textPath(language, 'excerpt')).trim(),
  tags: [...listAt(fields, textPath(language, 'tags'))],
  body: wordsAt(fields, textPath(language, 'body')),
});

/** What is sent of the changed fields: texts of a language as a whole. */
export function changeOf(changed: PostFields, fields: PostFields): PostChange {
  const { categoryId, authorId, image, related } = changed as Partial<Record<string, string>> & {
    related?: readonly string[];
  };
  const touched = languages.filter((language) => textNames.some((name) => textPath(language, name) in changed));
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...(authorId !== undefined && { authorId }),
    ...(image !== undefined && { image }),
    ...(related !== undefined && { related }),
    ...(touched.length > 0 && {
      texts: Object.fromEntries(
        touched.map((language) => [language, hasText(fields, language) ? textOf(fields, language) : null]),
      ),
    }),
  };
}

/** A language is written as a whole or not at all, and one of them is. */
export function faultsOf(fields: PostFields, t: Translate): FieldErrors {
  const faults: FieldErrors = {};
  if (!slugSchema.safeParse(fields.id).success) faults.id = t('posts.idFault');
  if (!fields.categoryId) faults.categoryId = t('posts.choose');
  if (!fields.authorId) faults.authorId = t('posts.choose');
  const written = languages.filter((language) => hasText(fields, language));
  for (const language of written.length > 0 ? written : languages.slice(0, 1))
    for (const name of demandedTexts)
      if (isEmpty(wordsAt(fields, textPath(language, name))))
        faults[textPath(language, name)] = t(`posts.${written.length > 1 ? 'textFault' : 'firstText'}`);
  return faults;
}
