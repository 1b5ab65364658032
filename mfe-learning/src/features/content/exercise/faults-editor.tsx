import type { Language } from '@arcada/contracts';
import { Button, PlusIcon, TrashIcon } from '@arcada/ui';
import { Checkbox } from '@arcada/ui/forms';
import { TooltipButton } from '@arcada/ui/tooltip';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ListMoves, useMoves } from '../moves.tsx';
import { type FaultsExercise, freeId, withColumn, withoutColumn } from '../task-drafts.ts';
import { TranslatedField } from '../translated-field.tsx';
import { ExercisePart } from './exercise-part.tsx';

type Row = FaultsExercise['rows'][number];
interface FaultsEditorProps {
  exercise: FaultsExercise;
  language: Language;
  onChange: (exercise: FaultsExercise) => void;
}

/** A table: its columns, its rows, which of them are wrong and why. */
export function FaultsEditor({ exercise, language, onChange }: FaultsEditorProps) {
  const { t } = useTranslation('learning');
  const { columns, rows } = exercise;
  const own = useRef<HTMLDivElement>(null);
  const moves = useMoves(own);
  const changeRow = (next: Row) =>
    onChange({ ...exercise, rows: rows.map((row) => (row.id === next.id ? next : row)) });
  const nameOf = (place: number) =>
    columns[place]?.[language] ||
    Object.values(columns[place] ?? {}).find(Boolean) ||
    t('authoring.column', { place: place + 1 });
  return (
    <>
      <h2 className="learn-editor-heading">{t('authoring.columns')}</h2>
      {columns.map((column, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places
        <div key={place} className="learn-editor-row">
          <TranslatedField
            name={`columns.${place}`}
            label={t('authoring.column', { place: place + 1 })}
            language={language}
            maxLength={100}
            value={column}
            onChange={(name) =>
              onChange({ ...exercise, columns: columns.map((one, at) => (at === place ? name : one)) })
            }
          />
          <TooltipButton
            label={t('authoring.removeNamed', { name: t('authoring.column', { place: place + 1 }) })}
            icon={<TrashIcon />}
            disabled={columns.length < 2}
            onClick={() => onChange(withoutColumn(exercise, place))}
          />
        </div>
      ))}
      <div>
        <Button icon={<PlusIcon />} disabled={columns.length > 9} onClick={() => onChange(withColumn(exercise))}>
          {t('authoring.addColumn')}
        </Button>
      </div>
      <h2 className="learn-editor-heading">{t('authoring.rows')}</h2>
      <div className="a-stack" ref={own}>
        {moves.said}
        {rows.map((row, place) => (
          <ExercisePart
            key={row.id}
            name={t('authoring.row', { place: place + 1 })}
            moves={
              <ListMoves
                list={rows}
                place={place}
                nameAt={(at) => t('authoring.row', { place: at + 1 })}
                moves={moves}
                onChange={(next) => onChange({ ...exercise, rows: next })}
              />
            }
            onRemove={() => onChange({ ...exercise, rows: rows.filter(({ id }) => id !== row.id) })}
            head={<h3 className="learn-editor-part-name">{t('authoring.row', { place: place + 1 })}</h3>}
          >
            <div className="learn-cells">
              {columns.map((_, at) => (
                <TranslatedField
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are their places
                  key={at}
                  name={`rows.${place}.cells.${at}`}
                  label={nameOf(at)}
                  language={language}
                  value={row.cells[at] ?? {}}
                  onChange={(cell) =>
                    changeRow({
                      ...row,
                      cells: columns.map((__, index) => (index === at ? cell : (row.cells[index] ?? {}))),
                    })
                  }
                />
              ))}
            </div>
            <Checkbox
              label={t('authoring.isWrong')}
              checked={row.fault !== undefined}
              onChange={({ target }) => {
                const { fault = {}, why = {}, ...rest } = row;
                changeRow(target.checked ? { ...rest, fault: why } : { ...rest, why: fault });
              }}
            />
            <TranslatedField
              name={`rows.${place}.${row.fault ? 'fault' : 'why'}`}
              label={t(row.fault ? 'authoring.fault' : 'authoring.whyRight')}
              language={language}
              value={row.fault ?? row.why ?? {}}
              onChange={(text) => changeRow(row.fault ? { ...row, fault: text } : { ...row, why: text })}
            />
          </ExercisePart>
        ))}
      </div>
      <div>
        <Button
          icon={<PlusIcon />}
          onClick={() =>
            onChange({ ...exercise, rows: [...rows, { id: freeId('r', rows), cells: columns.map(() => ({})) }] })
          }
        >
          {t('authoring.addRow')}
        </Button>
      </div>
    </>
  );
}
