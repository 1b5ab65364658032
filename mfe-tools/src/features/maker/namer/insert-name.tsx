import { checkName, fieldLabels, newRow, newRowId, type Place, tableLabels, tables, tablesOf } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, Field, SelectInput } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';

const newOne = 'new';
const ownNumber = 'number';
const mostListed = 100;

/** Gives a made name to a deliverable that has none that fits, to a new one, or to the document itself. */
export function InsertName({ name, disabled }: { name: string; disabled: boolean }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, apply, goTo } = useEditing();
  const [chosen, setChosen] = useState(newOne);
  const [inserted, setInserted] = useState<{ place: Place; name: string }>();
  const hasPlan = tablesOf(document.type).includes('deliverables');
  const rows = document.tables.deliverables;
  const open = rows
    .map((row, at) => ({ row, number: at + 1 }))
    .filter(({ row }) => row.containerName === '' || !checkName(document, row.containerName).fits);
  const isFull = rows.length >= tables.deliverables.rows;
  const isKnown = chosen === ownNumber || open.some(({ row }) => row.id === chosen);
  const at = hasPlan ? (isKnown ? chosen : newOne) : ownNumber;
  const number = { value: ownNumber, label: fieldLabels.documentNumber[language] };
  const table = tableLabels.deliverables[language];
  const handleInsert = () => {
    if (at === ownNumber) {
      apply([{ op: 'field', field: 'documentNumber', value: name }]);
      setInserted({ place: { kind: 'field', field: 'documentNumber' }, name });
      return;
    }
    const row = at === newOne ? newRowId() : at;
    apply([
      at === newOne
        ? {
            op: 'insert-row',
            table: 'deliverables',
            row: { ...newRow('deliverables', { containerName: name }), id: row },
          }
        : { op: 'cell', table: 'deliverables', row, column: 'containerName', value: name },
    ]);
    setInserted({ place: { kind: 'table', table: 'deliverables', row, column: 'containerName' }, name });
    setChosen(newOne);
  };
  return (
    <div className="tools-name-insert">
      <Field label={t('namer.into')}>
        <SelectInput
          value={at}
          onChange={(event) => setChosen(event.target.value)}
          options={[
            ...(hasPlan ? [{ value: newOne, label: t('namer.newRow', { table }) }] : []),
            number,
            ...open.slice(0, mostListed).map(({ row, number }) => ({
              value: row.id,
              label: [t('namer.row', { row: number }), row.title || row.containerName].filter(Boolean).join(' · '),
            })),
          ]}
        />
      </Field>
      <Button size="small" disabled={disabled || (at === newOne && isFull)} onClick={handleInsert}>
        {t('namer.insert')}
      </Button>
      <span role="status" className="a-small a-mute">
        {inserted && t('namer.inserted', { name: inserted.name })}
      </span>
      {inserted && (
        <Button size="small" variant="ghost" onClick={() => goTo(inserted.place)}>
          {t('namer.show')}
        </Button>
      )}
    </div>
  );
}
