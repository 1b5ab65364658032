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
  // What somebody else hasn't touched is mine without a question.
  const theirChanges = changedProductFields(base, others);
  const differing = Object.keys(changedProductFields(others, mine));
  const asked = differing.filter((path) => path in theirChanges);
  return (
    <ConflictDialog
      saved={{ service: 'store', kind: 'product', id: theirs.id, at: theirs.updatedAt }}
      fields={asked.map((path) => ({
        path,
        label: labelOfField(path, t),
        mine: wordsOfField(path, mine[path], t),
        theirs: wordsOfField(path, others[path], t),
        onlyTheirs: !(path in typed),
      }))}
      onLater={onClose}
      onResolve={(taken) =>
        onResolve(Object.fromEntries(differing.map((path) => [path, (taken.has(path) ? others : mine)[path]])))
      }
    />
  );
}
