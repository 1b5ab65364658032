import { changedProductFields, type ProductFields, productFieldsOf } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../shared/conflict-dialog.tsx';
import { labelOfField, wordsOfField } from './field-words.ts';
import type { Conflict } from './use-product-editor.ts';

interface ProductConflictProps {
  conflict: Conflict;
  onResolve: (chosen: ProductFields) => void;
  onClose: () => void;
}

/** What is typed here beside what somebody else has saved since. */
export function ProductConflict({ conflict: { theirs, mine, base }, onResolve, onClose }: ProductConflictProps) {
  const { t } = useTranslation('admin');
  const others: ProductFields = { ...productFieldsOf(theirs), status: theirs.status };
  const typed = changedProductFields(base, mine);
  const paths = Object.keys(changedProductFields(others, mine));
  return (
    <ConflictDialog
      fields={paths.map((path) => ({
        path,
        label: labelOfField(path, t),
        mine: wordsOfField(path, mine[path], t),
        theirs: wordsOfField(path, others[path], t),
        onlyTheirs: path !== 'status' && !(path in typed),
      }))}
      onLater={onClose}
      onResolve={(taken) =>
        onResolve(Object.fromEntries(paths.map((path) => [path, (taken.has(path) ? others : mine)[path]])))
      }
    />
  );
}
