import { type Language, languageNames } from '@arcada/contracts';
import { SavedElsewhere } from '@arcada/ui/forms';
import { useContentTexts } from './content-texts.ts';
import type { PostForm } from './use-post-form.ts';

/** The fields of a post that were saved elsewhere, in words. */
export function PostConflict({ form }: { form: PostForm }) {
  const { t } = useContentTexts();
  const labelOf = (path: string) => {
    const [, language, name] = path.split('.');
    return language ? `${t(`fields.${name}`)} (${languageNames[language as Language]})` : t(`fields.${path}`);
  };
  return (
    <SavedElsewhere
      title={t('conflictTitle')}
      text={t(form.theirs.length > 0 ? 'conflictText' : 'conflictNone')}
      words={{
        theirs: t('theirs'),
        mine: t('mine'),
        empty: t('empty'),
        take: t('takeTheirs'),
        keep: t('keepMine'),
      }}
      fields={form.theirs.map(([path, words]) => ({
        path,
        label: labelOf(path),
        theirs: words,
        mine: form.fields[path] ?? '',
        onTake: () => form.type(path, words),
      }))}
      onKeep={form.keepMine}
    />
  );
}
