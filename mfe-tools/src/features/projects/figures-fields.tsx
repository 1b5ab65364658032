import { projectLimits } from '@arcada/contracts';
import { Button, IconButton, PlusIcon, TrashIcon } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { type FigureDraft, nextMonth, type ProjectDraft } from './project-draft.ts';

interface FiguresFieldsProps {
  draft: ProjectDraft;
  onChange: (change: Partial<ProjectDraft>) => void;
  error: (name: string) => string | undefined;
}

type Row = FigureDraft & { row: number };
type Column = keyof FigureDraft;

/** What each month brought, typed into a table. */
export function FiguresFields({ draft, onChange, error }: FiguresFieldsProps) {
  const { t } = useTranslation('tools');
  const { figures } = draft;
  const change = (row: number, column: Column, text: string) =>
    onChange({ figures: figures.map((figure, index) => (index === row ? { ...figure, [column]: text } : figure)) });
  const editable = (column: Column) => ({
    title: t(`figures.${column}`),
    dataIndex: column,
    render: (text: string, { row }: Row) => {
      const wrong = error(`figures.${row}.${column}`);
      const errorId = `figure-${row}-${column}-error`;
      return (
        <>
          <TextInput
            type={column === 'month' ? 'month' : 'text'}
            inputMode={column === 'month' ? undefined : 'decimal'}
            maxLength={14}
            value={text}
            status={wrong ? 'error' : undefined}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? errorId : undefined}
            aria-label={t('figures.cell', { column: t(`figures.${column}`), row: row + 1 })}
            onChange={(event) => change(row, column, event.target.value)}
          />
          {wrong && (
            <span id={errorId} className="dash-cell-error">
              {wrong}
            </span>
          )}
        </>
      );
    },
  });
  const columns: ColumnsType<Row> = [
    editable('month'),
    editable('revenue'),
    editable('hours'),
    {
      key: 'remove',
      title: <span className="a-visually-hidden">{t('common.actions')}</span>,
      width: 56,
      render: (_, { row, month }) => (
        <IconButton
          bare
          label={t('figures.remove', { month: month || row + 1 })}
          icon={<TrashIcon />}
          onClick={() => onChange({ figures: figures.filter((_figure, index) => index !== row) })}
        />
      ),
    },
  ];
  return (
    <fieldset className="dash-fieldset">
      <legend>{t('figures.title')}</legend>
      {figures.length === 0 && <p className="a-mute">{t('figures.none')}</p>}
      {figures.length > 0 && (
        <DataTable
          className="dash-figure-table"
          columns={columns}
          dataSource={figures.map((figure, row) => ({ ...figure, row }))}
          rowKey="row"
          size="small"
        />
      )}
      <div>
        <Button
          size="small"
          icon={<PlusIcon />}
          disabled={figures.length >= projectLimits.figures}
          onClick={() => onChange({ figures: [...figures, { month: nextMonth(draft), revenue: '', hours: '' }] })}
        >
          {t('figures.add')}
        </Button>
      </div>
    </fieldset>
  );
}
