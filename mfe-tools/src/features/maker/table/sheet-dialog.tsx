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
import { SheetHeadings } from './sheet-headings.tsx';
import { SheetPreview } from './sheet-preview.tsx';

interface SheetDialogProps {
  table: TableName;
  document: BimDocument;
  onClose: () => void;
  onApply: (edits: readonly Edit[]) => void;
}

/** What headings of own tables mean to this visitor: files of one team have the same. */
const said = new Map<TableName, ReadonlyMap<string, string>>();
const nothing: ReadonlyMap<string, string> = new Map();

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
  const [meant, setMeant] = useState(said.get(table) ?? nothing);
  const [isTooLarge, setTooLarge] = useState(false);
  const [name, setName] = useState('');
  const sheet = sheets[chosen];
  const result = useMemo(
    () => (sheet ? importSheet(document, table, sheet.rows, { reader: language, clears, meant }) : undefined),
    [sheet, document, table, language, clears, meant],
  );
  const handleMeant = (key: string, column: string) => {
    const next = new Map(meant).set(key, column);
    said.set(table, next);
    setMeant(next);
  };
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
          <SheetHeadings
            table={table}
            document={document}
            headings={result.headings}
            said={meant}
            onChange={handleMeant}
          />
        )}
        {result && (
          <Checkbox checked={clears} label={t('sheets.clears')} onChange={(event) => setClears(event.target.checked)} />
        )}
        {result && <SheetPreview table={table} document={document} result={result} />}
      </div>
    </Dialog>
  );
}
