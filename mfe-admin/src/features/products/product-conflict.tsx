import type { Translate } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../shared/conflict-dialog.tsx';
import { changedFields, type Fields, fieldsOf } from './product-draft.ts';
import type { Conflict } from './use-product-editor.ts';

interface ProductConflictProps {
  conflict: Conflict;
  onResolve: (chosen: Fields) => void;
  onClose: () => void;
}

/** What is typed here beside what somebody else has saved since. */
export function ProductConflict({ conflict: { theirs, mine, base }, onResolve, onClose }: ProductConflictProps) {
  const { t } = useTranslation('admin');
  const others: Fields = { ...fieldsOf(theirs), status: theirs.status };
  const typed = changedFields(base, mine);
  const paths = Object.keys(changedFields(others, mine));
  return (
    <ConflictDialog
      fields={paths.map((path) => ({
        path,
        label: labelOf(path, t),
        mine: shown(path, mine[path], t),
        theirs: shown(path, others[path], t),
        onlyTheirs: path !== 'status' && !(path in typed),
      }))}
      onLater={onClose}
      onResolve={(taken) =>
        onResolve(Object.fromEntries(paths.map((path) => [path, (taken.has(path) ? others : mine)[path]])))
      }
    />
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
  if (!Array.isArray(value)) return String(value ?? '');
  return value.map((item) => (typeof item === 'string' ? item : Object.values(item).flat().join(' · '))).join('\n');
}
