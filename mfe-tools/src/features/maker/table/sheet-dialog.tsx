import {
  type BimDocument,
  difference,
  type Edit,
  foreignWorkbook,
  importSheet,
  knownSheets,
  olderWorkbook,
  otherLanguage,
  type Sheet,
  sheetFor,
  type TableName,
  tableLabels,
  type WorkbookChanges,
  workbookChanges,
} from '@arcada/bim';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Dialog, Notice, Radio, RadioGroup } from '@arcada/ui';
import { Checkbox, Field, SelectInput } from '@arcada/ui/forms';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filesApi } from '../../../shared/files/files.api.ts';
import { readWorkbookFile } from '../../../shared/files/read-workbook-file.ts';
import '../../../shared/files/files.css';
import { ForeignNotice, OlderNotice, OtherLanguageNotice } from './foreign-notice.tsx';
import { SheetHeadings } from './sheet-headings.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { allTaken, choosableSheets, WorkbookPreview } from './workbook-preview.tsx';

interface SheetDialogProps {
  /** The table below which it was opened, and what takes its rows; without it, the whole workbook is imported. */
  below?: { table: TableName; onApply: (edits: readonly Edit[]) => void };
  document: BimDocument;
  /** Revisions that were issued: what the log says of them stays. */
  issued: readonly string[];
  onClose: () => void;
  /** The reason when it failed. */
  onApplyAll: (workbook: WorkbookChanges) => Promise<string | undefined>;
}

/** What headings of own tables mean to this visitor: files of one team have the same. */
const said = new Map<TableName, ReadonlyMap<string, string>>();
const nothing: ReadonlyMap<string, string> = new Map();

/** Rows of a workbook for a table, or all its sheets: what they would change is shown first, and applied as one step. */
export function SheetDialog({ below, document, issued, onClose, onApplyAll }: SheetDialogProps) {
  const table = below?.table;
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const id = useId();
  const [read, reading] = filesApi.useToolsSheetsMutation();
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [chosen, setChosen] = useState(0);
  const [clears, setClears] = useState(false);
  const [meant, setMeant] = useState((table && said.get(table)) ?? nothing);
  const [isTooLarge, setTooLarge] = useState(false);
  const [name, setName] = useState('');
  const [isWhole, setWhole] = useState(!table);
  const [taken, setTaken] = useState(allTaken);
  const [isApplying, setApplying] = useState(false);
  const [fault, setFault] = useState<string>();
  const sheet = sheets[chosen];
  const result = useMemo(
    () =>
      table && sheet
        ? importSheet(document, table, sheet.rows, { reader: language, clears, meant, name: sheet.name })
        : undefined,
    [sheet, document, table, language, clears, meant],
  );
  const foreign = useMemo(() => foreignWorkbook(document, sheets), [document, sheets]);
  const older = useMemo(() => olderWorkbook(document, sheets, issued), [document, sheets, issued]);
  const spoken = useMemo(() => otherLanguage(document, sheets, issued), [document, sheets, issued]);
  const known = useMemo(() => knownSheets(document, sheets), [document, sheets]);
  const whole = useMemo(
    () =>
      isWhole && sheets.length > 0
        ? workbookChanges(document, sheets, { reader: language, clears, issued, ...taken })
        : undefined,
    [isWhole, sheets, document, language, clears, issued, taken],
  );
  const one = isWhole ? undefined : result;
  const choosable = ({ own }: { own: readonly string[] }) =>
    whole ? choosableSheets(whole).filter((name) => own.includes(name)) : [];
  const isIdle = useMemo(
    () => (whole ? difference(document, whole.document).length === 0 : !result || result.edits.length === 0),
    [whole, result, document],
  );
  const handleApply = async () => {
    if (whole) {
      setFault(undefined);
      setApplying(true);
      const fault = await onApplyAll(whole);
      setApplying(false);
      if (fault !== undefined) return setFault(fault);
    } else if (result) below?.onApply(result.edits);
    onClose();
  };
  const handleMeant = (key: string, column: string) => {
    const next = new Map(meant).set(key, column);
    if (table) said.set(table, next);
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
    const best = table && sheetFor(document, table, found);
    setSheets(found);
    // The choice is kept for the next file, where it has one.
    setWhole((was) => was && (!table || knownSheets(document, found) > 1));
    const unlike = foreignWorkbook(document, found) ?? olderWorkbook(document, found, issued);
    const left = [...(unlike?.own ?? []), ...(otherLanguage(document, found, issued)?.own ?? [])];
    setTaken({ ...allTaken, without: new Set(left) });
    setChosen(best ? found.indexOf(best) : 0);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={table && !isWhole ? t('sheets.title', { table: tableLabels[table][language] }) : t('sheets.openAll')}
      closeLabel={t('common.close')}
      footer={
        <Button
          variant="primary"
          disabled={isIdle}
          loading={isApplying}
          loadingLabel={t('versions.keeping')}
          onClick={() => void handleApply()}
        >
          {t('sheets.apply')}
        </Button>
      }
    >
      <div className="tools-sheets">
        <p>{t(isWhole ? 'sheets.wholeLead' : 'sheets.lead')}</p>
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
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
        {isTooLarge && <Notice tone="danger">{t('sheets.tooLarge')}</Notice>}
        {reading.error !== undefined && <Notice tone="danger">{errorText(reading.error)}</Notice>}
        {foreign && <ForeignNotice {...foreign} own={choosable(foreign)} />}
        {older && isWhole && <OlderNotice now={document.fields.revision} {...older} own={choosable(older)} />}
        {spoken && (
          <OtherLanguageNotice document={document.language} workbook={spoken.language} own={choosable(spoken)} />
        )}
        {table && known > 1 && (
          <RadioGroup legend={t('sheets.what')}>
            <Radio
              name={id}
              value="one"
              checked={!isWhole}
              onChange={() => setWhole(false)}
              label={t('sheets.one', { table: tableLabels[table][language] })}
            />
            <Radio
              name={id}
              value="whole"
              checked={isWhole}
              onChange={() => setWhole(true)}
              label={t('sheets.whole', { count: known })}
            />
          </RadioGroup>
        )}
        {!isWhole && sheets.length > 1 && (
          <Field label={t('sheets.sheet')}>
            <SelectInput
              value={String(chosen)}
              onChange={(value) => setChosen(Number(value))}
              options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
            />
          </Field>
        )}
        {table && one && (
          <SheetHeadings
            table={table}
            document={document}
            headings={one.headings}
            said={meant}
            onChange={handleMeant}
          />
        )}
        {sheets.length > 0 && (
          <Checkbox checked={clears} label={t('sheets.clears')} onChange={(event) => setClears(event.target.checked)} />
        )}
        {table && one && <SheetPreview table={table} document={document} result={one} />}
        {whole && <WorkbookPreview document={document} workbook={whole} taken={taken} onTake={setTaken} />}
      </div>
    </Dialog>
  );
}
