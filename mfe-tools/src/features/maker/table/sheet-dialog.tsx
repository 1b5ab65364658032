import {
  type BimDocument,
  type Edit,
  importSheet,
  type Sheet,
  sheetFor,
  type TableName,
  tableLabels,
} from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Dialog, Notice } from '@arcada/ui';
import { Checkbox, Field, SelectInput } from '@arcada/ui/forms';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filesApi } from '../../../shared/files/files.api.ts';
import { readWorkbookFile } from '../../../shared/files/read-workbook-file.ts';
import '../../../shared/files/files.css';
import { SheetPreview } from './sheet-preview.tsx';

interface SheetDialogProps {
  table: TableName;
  document: BimDocument;
  onClose: () => void;
  onApply: (edits: readonly Edit[]) => void;
}

/** Rows of a workbook for a table: what they would change is shown first, and applied as one step. */
export function SheetDialog({ table, document, onClose, onApply }: SheetDialogProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const id = useId();
  const [read, reading] = filesApi.useToolsSheetsMutation();
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [chosen, setChosen] = useState(0);
  const [clears, setClears] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const [name, setName] = useState('');
  const sheet = sheets[chosen];
  const result = useMemo(
    () => (sheet ? importSheet(document, table, sheet.rows, { reader: language, clears }) : undefined),
    [sheet, document, table, language, clears],
  );
  const handleFile = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    setSheets([]);
    setClears(false);
    setName(file.name);
    const workbook = await readWorkbookFile(file);
    input.value = '';
    setTooLarge(!workbook);
    const answer = workbook && (await read(workbook));
    const found = answer?.data?.sheets ?? [];
    const best = sheetFor(document, table, found);
    setSheets(found);
    setChosen(best ? found.indexOf(best) : 0);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sheets.title', { table: tableLabels[table][language] })}
      closeLabel={t('common.close')}
      footer={
        <Button
          variant="primary"
          disabled={!result || result.edits.length === 0}
          onClick={() => {
            if (result) onApply(result.edits);
            onClose();
          }}
        >
          {t('sheets.apply')}
        </Button>
      }
    >
      <div className="tools-sheets">
        <p>{t('sheets.lead')}</p>
        <label className="tools-label" htmlFor={id}>
          {t('sheets.label')}
        </label>
        <input
          id={id}
          type="file"
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className="tools-file"
          disabled={reading.isLoading}
          onChange={(event) => void handleFile(event.target)}
        />
        <p role="status" className="a-small a-mute">
          {reading.isLoading ? t('sheets.reading') : name && t('sheets.file', { name })}
        </p>
        {isTooLarge && <Notice tone="danger">{t('sheets.tooLarge')}</Notice>}
        {reading.error !== undefined && <Notice tone="danger">{errorText(reading.error)}</Notice>}
        {sheets.length > 1 && (
          <Field label={t('sheets.sheet')}>
            <SelectInput
              value={String(chosen)}
              onChange={(value) => setChosen(Number(value))}
              options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
            />
          </Field>
        )}
        {result && (
          <Checkbox checked={clears} label={t('sheets.clears')} onChange={(event) => setClears(event.target.checked)} />
        )}
        {result && <SheetPreview table={table} document={document} result={result} />}
      </div>
    </Dialog>
  );
}
