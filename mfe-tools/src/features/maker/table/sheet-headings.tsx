import { type BimDocument, gridColumns, headingKey, type SheetHeading, type TableName } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Field, SelectInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface SheetHeadingsProps {
  table: TableName;
  document: BimDocument;
  headings: readonly SheetHeading[];
  /** What the reader has said before, by key of the heading. */
  said: ReadonlyMap<string, string>;
  onChange: (key: string, column: string) => void;
}

/** What the headings mean that the table hasn't by these names: the likely column is proposed, another can be chosen. */
export function SheetHeadings({ table, document, headings, said, onChange }: SheetHeadingsProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const asked = headings.filter(({ text, column, isMeant }) => !column || isMeant || said.has(headingKey(text)));
  if (asked.length === 0) return null;
  const options = [
    { value: '', label: t('sheets.notMeant') },
    ...gridColumns(document, table).map(({ id, heading }) => ({ value: id, label: heading[language] })),
  ];
  return (
    <fieldset className="tools-sheet-headings">
      <legend className="tools-label">{t('sheets.headings')}</legend>
      <p className="a-small a-mute">{t('sheets.headingsHint')}</p>
      <div className="tools-fields">
        {asked.map(({ text, column }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a sheet may have one heading
          <Field key={`${text} ${at}`} label={text}>
            <SelectInput
              value={column ?? ''}
              onChange={(event) => onChange(headingKey(text), event.target.value)}
              options={options}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
