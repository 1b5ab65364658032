import type { Translate } from '@arcada/platform';
import { Button, Dialog, Radio, RadioGroup } from '@arcada/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedFields, type Fields, fieldsOf } from './product-draft.ts';
import type { Conflict } from './use-product-editor.ts';

interface ConflictDialogProps {
  conflict: Conflict;
  onResolve: (chosen: Fields) => void;
  onClose: () => void;
}

/** Both versions of each field that differs. What only one of the two has changed is chosen at first. */
export function ConflictDialog({ conflict: { theirs, mine, base }, onResolve, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const others: Fields = { ...fieldsOf(theirs), status: theirs.status };
  const paths = Object.keys(changedFields(others, mine));
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(paths.filter((path) => path !== 'status' && !(path in changedFields(base, mine)))),
  );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onResolve(Object.fromEntries(paths.map((path) => [path, taken.has(path) ? others[path] : mine[path]])));
  };
  const choose = (path: string, isTheirs: boolean) => {
    const next = new Set(taken);
    if (isTheirs) next.add(path);
    else next.delete(path);
    setTaken(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('products.conflict.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('products.conflict.later')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('products.conflict.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="admin-conflict a-stack" onSubmit={handleSubmit}>
        <p>{t(paths.length > 0 ? 'products.conflict.text' : 'products.conflict.none')}</p>
        {paths.map((path) => (
          <RadioGroup key={path} legend={labelOf(path, t)}>
            {[false, true].map((isTheirs) => (
              <Radio
                key={String(isTheirs)}
                name={`conflict ${path}`}
                checked={taken.has(path) === isTheirs}
                onChange={() => choose(path, isTheirs)}
                label={
                  <>
                    <strong>{t(isTheirs ? 'products.conflict.theirs' : 'products.conflict.mine')}</strong>
                    <span className="admin-conflict-value a-small">
                      {' '}
                      {shown(path, (isTheirs ? others : mine)[path], t)}
                    </span>
                  </>
                }
              />
            ))}
          </RadioGroup>
        ))}
      </form>
    </Dialog>
  );
}

function labelOf(path: string, t: Translate): string {
  const [, language, field] = path.split('.');
  return language ? `${t(`products.texts.${field}`)} (${t(`languages.${language}`)})` : t(`products.fields.${path}`);
}

const listsOfWords: Record<string, string> = { type: 'types', category: 'categories', status: 'statuses' };

function shown(path: string, value: unknown, t: Translate): string {
  const words = listsOfWords[path];
  if (words) return t(`products.${words}.${value}`);
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('products.nothing');
  if (!Array.isArray(value)) return String(value);
  return value.map((item) => (typeof item === 'string' ? item : Object.values(item).flat().join(' · '))).join('\n');
}
