import type { Exercise, Verdict } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { ItemVerdict } from './marking.tsx';

interface FindFaultsProps {
  exercise: Extract<Exercise, { kind: 'find-faults' }>;
  /** Ids of the rows that the learner marked as wrong. */
  rows: string[];
  onChange: (rows: string[]) => void;
  locked: boolean;
  verdict: Verdict | undefined;
  /** Only the result of an earlier attempt is known: empty boxes would look like the answers. */
  recalled: boolean;
}

/** A realistic table whose wrong rows are to be marked. */
export function FindFaults({ exercise, rows, onChange, locked, verdict, recalled }: FindFaultsProps) {
  const { t } = useTranslation('learning');
  const rowVerdict = (id: string) => verdict?.items.find((item) => item.id === id);
  const toggle = (id: string) => onChange(rows.includes(id) ? rows.filter((row) => row !== id) : [...rows, id]);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <section className="a-table-scroll" aria-label={t('lesson.table')} tabIndex={0}>
        <table className="a-table learn-faults">
          <thead>
            <tr>
              {!recalled && <th scope="col">{t('exercise.fault')}</th>}
              {exercise.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {exercise.rows.map((row) => (
              <tr
                key={row.id}
                data-chosen={rows.includes(row.id) || undefined}
                data-right={rowVerdict(row.id)?.correct || undefined}
              >
                {!recalled && (
                  <td data-column={t('exercise.fault')}>
                    <input
                      type="checkbox"
                      className="a-check-box"
                      aria-label={t('exercise.markRow', { row: row.cells[0] })}
                      checked={rows.includes(row.id)}
                      disabled={locked}
                      onChange={() => toggle(row.id)}
                    />
                  </td>
                )}
                {row.cells.map((cell, place) => (
                  <td key={exercise.columns[place]} data-column={exercise.columns[place]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {verdict && (
        <ol className="a-list learn-items">
          {/* Of rows that weren't marked nothing is told before it is passed. */}
          {exercise.rows
            .filter(({ id }) => rowVerdict(id))
            .map((row) => (
              <li key={row.id}>
                <strong>{t('exercise.row', { column: exercise.columns[0], cell: row.cells[0] })}</strong>
                <ItemVerdict verdict={verdict} id={row.id} />
              </li>
            ))}
        </ol>
      )}
    </>
  );
}
