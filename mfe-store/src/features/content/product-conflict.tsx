import { type Language, languageNames } from '@arcada/contracts';
import { SavedElsewhere } from '@arcada/ui/forms';
import { useContentTexts } from '../../shared/content-texts.ts';
import type { ProductForm } from './use-product-form.ts';

const listsOfWords: Record<string, string> = { type: 'types', category: 'categories' };

/** The fields of a product that were saved elsewhere, in words. */
export function ProductConflict({ form }: { form: ProductForm }) {
  const { t } = useContentTexts();
  const labelOf = (path: string) => {
    const [, language, field] = path.split('.');
    return language ? `${t(`texts.${field}`)} (${languageNames[language as Language]})` : t(`fields.${path}`);
  };
  const wordsOf = (path: string, value: unknown): string => {
    if (listsOfWords[path]) return t(`${listsOfWords[path]}.${value}`);
    if (!Array.isArray(value)) return String(value ?? '');
    return value.map((item) => (typeof item === 'string' ? item : Object.values(item).flat().join(' · '))).join('\n');
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
      fields={form.theirs.map(({ path, value, mine }) => ({
        path,
        label: labelOf(path),
        theirs: wordsOf(path, value),
        mine: wordsOf(path, mine),
        onTake: () => form.takeTheirs(path),
      }))}
      onKeep={form.keepMine}
    />
  );
}
