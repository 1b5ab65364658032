import {
  type AnyRow,
  applyEdits,
  type BimDocument,
  difference,
  type FactChanges,
  rowName,
  type SheetChanges,
  type TableName,
  tableLabels,
  type WorkbookChanges,
} from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { Checkbox } from '@arcada/ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '../versions/change-list.tsx';
import { SheetDetails, SheetErrors } from './sheet-preview.tsx';

/** What is taken of a workbook. */
export interface Taken {
  /** Names of sheets that are left out. */
  without: ReadonlySet<string>;
  /** Tables of which rows are removed that the workbook lacks. */
  removes: ReadonlySet<TableName>;
}
export const allTaken: Taken = { without: new Set(), removes: new Set() };

interface WorkbookPreviewProps {
  document: BimDocument;
  workbook: WorkbookChanges;
  taken: Taken;
  onTake: (taken: Taken) => void;
}
const mostShown = 50;

const toggled = <T,>(set: ReadonlySet<T>, item: T): ReadonlySet<T> => {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
};
const isIdle = ({ result, missing }: SheetChanges) =>
  result.edits.length + result.errors.length + result.left.length + missing.length === 0;
const isIdleFact = ({ edits, errors }: FactChanges) => edits.length + errors.length === 0;

/** Names of the sheets that can be chosen or left out: the others would change nothing. */
export const choosableSheets = ({ facts, sheets }: WorkbookChanges): string[] => [
  ...(facts && !isIdleFact(facts) ? [facts.name] : []),
  ...sheets.filter((sheet) => !isIdle(sheet)).map(({ name }) => name),
];

/** What each sheet of a workbook changes in its table; a sheet can be left out, and rows that it lacks be removed. */
export function WorkbookPreview({ document, workbook, taken, onTake }: WorkbookPreviewProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { facts, sheets, ignored } = workbook;
  const chosen = sheets.filter(({ name }) => !taken.without.has(name));
  const sum = (of: (sheet: SheetChanges) => number) => chosen.reduce((total, sheet) => total + of(sheet), 0);
  const totals = {
    added: sum(({ result }) => result.added),
    changed: sum(({ result }) => result.changed),
    removed: sum(({ table, missing }) => (taken.removes.has(table) ? missing.length : 0)),
  };
  const idle = [...(facts && isIdleFact(facts) ? [facts] : []), ...sheets.filter(isIdle)].map(({ name }) => name);
  /** A sheet has its name in the workbook's language. */
  const choice = (name: string, label: string, content: ReactNode) => (
    <section key={name} className="tools-workbook-sheet">
      <Checkbox
        checked={!taken.without.has(name)}
        label={name === label ? name : t('sheets.named', { name, table: label })}
        onChange={() => onTake({ ...taken, without: toggled(taken.without, name) })}
      />
      {!taken.without.has(name) && content}
    </section>
  );
  return (
    <>
      <p role="status">{t('sheets.totals', totals)}</p>
      {facts &&
        !isIdleFact(facts) &&
        choice(facts.name, t('sheets.document'), <Facts document={document} facts={facts} />)}
      {sheets
        .filter((sheet) => !isIdle(sheet))
        .map(({ name, table, result, before, missing, repeating }) => {
          const { added, changed, unchanged } = result;
          return choice(
            name,
            tableLabels[table][language],
            <>
              <p>{t('sheets.counts', { added, changed, unchanged })}</p>
              <SheetDetails table={table} document={before} result={result} />
              {missing.length > 0 && (
                <Missing
                  table={table}
                  rows={missing}
                  repeating={repeating}
                  isRemoved={taken.removes.has(table)}
                  onChange={() => onTake({ ...taken, removes: toggled(taken.removes, table) })}
                />
              )}
            </>,
          );
        })}
      {idle.length > 0 && <p className="a-small a-mute">{t('sheets.idle', { names: idle.join(', ') })}</p>}
      {ignored.length > 0 && <p className="a-small a-mute">{t('sheets.ignored', { names: ignored.join(', ') })}</p>}
    </>
  );
}

function Facts({ document, facts: { edits, errors } }: { document: BimDocument; facts: FactChanges }) {
  const after = applyEdits(document, edits);
  return (
    <>
      <SheetErrors errors={errors} />
      <ChangeList changes={difference(document, after)} compared={{ before: document, after }} />
    </>
  );
}

interface MissingProps {
  table: TableName;
  rows: readonly AnyRow[];
  /** Sheets that still have some of them. */
  repeating: readonly string[];
  isRemoved: boolean;
  onChange: () => void;
}

/** Rows that the file, or its MIDP, doesn't have: it may be older than they are. */
function Missing({ table, rows, repeating, isRemoved, onChange }: MissingProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  return (
    <Notice>
      <Checkbox
        checked={isRemoved}
        label={t(repeating.length > 0 ? 'sheets.removeFrom' : 'sheets.remove', { count: rows.length })}
        onChange={onChange}
      />
      {repeating.length > 0 && <p className="a-small">{t('sheets.repeated', { names: repeating.join(', ') })}</p>}
      <ul className="tools-file-list">
        {rows.slice(0, mostShown).map((row) => (
          <li key={row.id}>{rowName(table, row, language) || t('files.unnamedRow')}</li>
        ))}
      </ul>
      {rows.length > mostShown && <p>{t('files.more', { count: rows.length - mostShown })}</p>}
    </Notice>
  );
}
