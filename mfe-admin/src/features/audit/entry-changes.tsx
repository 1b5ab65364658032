import type { AuditEntry } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../shared/use-narrow.ts';
import { changedFields } from './changed-fields.ts';
import { useFieldWords } from './use-field-words.ts';

const sides = ['before', 'after'] as const;

/** The fields of one entry, before and after: beside one another, and on a phone below one another. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin');
  const isNarrow = useNarrow();
  const { labelOf, shownOf } = useFieldWords()(entry);
  const value = (path: string, of: unknown) =>
    shownOf(path, of) ?? <span className="a-mute">{t('audit.nothing')}</span>;
  const fields = changedFields(entry);
  if (isNarrow)
    return (
      <dl className="admin-recorded">
        {fields.map((field) => (
          <div key={field.path}>
            <dt>{labelOf(field.path)}</dt>
            {sides.map((side) => (
              <dd key={side}>
                <span className="a-small a-mute">{t(`audit.${side}`)}</span>
                {value(field.path, field[side])}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    );
  return (
    <table className="a-table admin-recorded">
      <thead>
        <tr>
          {(['field', ...sides] as const).map((head) => (
            <th key={head} scope="col">
              {t(`audit.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.path}>
            <td>{labelOf(field.path)}</td>
            {sides.map((side) => (
              <td key={side}>{value(field.path, field[side])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
