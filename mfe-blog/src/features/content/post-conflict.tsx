import { Button, Notice } from '@arcada/ui';
import { useContentTexts } from './content-texts.ts';
import type { PostForm } from './use-post-form.ts';

/** What was saved elsewhere beside what is typed in the form; nothing is lost before it was decided. */
export function PostConflict({ form }: { form: PostForm }) {
  const { t } = useContentTexts();
  const labelOf = (path: string) => {
    const [, language, name] = path.split('.');
    return language ? `${t(`fields.${name}`)} (${t(`languages.${language}`)})` : t(`fields.${path}`);
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
      {form.theirs.map(([path, words]) => (
        <div key={path} className="a-stack">
          <p className="a-field-label">{t('theirs', { field: labelOf(path) })}</p>
          <p className="blog-own-theirs">{words || t('empty')}</p>
          <div>
            <Button
              size="small"
              aria-label={`${t('takeTheirs')}: ${labelOf(path)}`}
              onClick={() => form.type(path, words)}
            >
              {t('takeTheirs')}
            </Button>
          </div>
        </div>
      ))}
    </Notice>
  );
}
