import { Button, Notice } from '@arcada/ui';
import { useContentTexts } from '../../shared/content-texts.ts';
import type { ProductForm } from './use-product-form.ts';

const listsOfWords: Record<string, string> = { type: 'types', category: 'categories' };

/** What was saved elsewhere beside what is typed in the form; nothing is lost before it was decided. */
export function ProductConflict({ form }: { form: ProductForm }) {
  const { t } = useContentTexts();
  const labelOf = (path: string) => {
    const [, language, field] = path.split('.');
    return language ? `${t(`texts.${field}`)} (${t(`languages.${language}`)})` : t(`fields.${path}`);
  };
  const wordsOf = (path: string, value: unknown): string => {
    if (listsOfWords[path]) return t(`${listsOfWords[path]}.${value}`);
    if (!Array.isArray(value)) return String(value ?? '');
    return value.map((item) => (typeof item === 'string' ? item : Object.values(item).flat().join(' · '))).join('\n');
  };
  return (
    <Notice
      tone="warning"
      live
      title={t('conflictTitle')}
      actions={
        <Button size="small" onClick={form.keepMine}>
          {t('keepMine')}
        </Button>
      }
    >
      <p>{t(form.theirs.length > 0 ? 'conflictText' : 'conflictNone')}</p>
      {form.theirs.map(({ path, value }) => (
        <div key={path} className="a-stack">
          <p className="a-field-label">{t('theirs', { field: labelOf(path) })}</p>
          <p className="store-own-theirs">{wordsOf(path, value) || t('empty')}</p>
          <div>
            <Button
              size="small"
              aria-label={`${t('takeTheirs')}: ${labelOf(path)}`}
              onClick={() => form.takeTheirs(path)}
            >
              {t('takeTheirs')}
            </Button>
          </div>
        </div>
      ))}
    </Notice>
  );
}
