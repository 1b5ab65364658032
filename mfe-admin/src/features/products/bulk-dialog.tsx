import { type BulkAction, type BulkPart, type BulkRow, formatPrice } from '@arcada/contracts';
import { type Translate, useErrorText } from '@arcada/platform';
import { Button, Dialog, Field, Notice, Radio, RadioGroup, TextInput } from '@arcada/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from './status-badge.tsx';
import { useBulkRun } from './use-bulk-run.ts';

const kinds = ['percent', 'amount', 'publish', 'archive'] as const;
type Kind = (typeof kinds)[number];

interface BulkDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

/** An action on several products: what it would change is shown first, then applied, with a result for each. */
export function BulkDialog({ ids, onClose }: BulkDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const formId = useId();
  const [kind, setKind] = useState<Kind>('percent');
  const [value, setValue] = useState('');
  const [fault, setFault] = useState(false);
  const bulk = useBulkRun();
  const { step, rows, busy, done, left } = bulk;
  const isEnded = step === 'applied' || step === 'undone';
  const changing = rows.filter(({ id, outcome }) => outcome === 'changed' && !left.has(id)).length;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const action = actionOf(kind, value);
    setFault(!action);
    if (action) void bulk.preview(action, ids);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('products.bulk.title', { count: ids.length })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t(isEnded ? 'common.close' : 'common.cancel')}</Button>
          {step === 'choose' && (
            <Button type="submit" form={formId} variant="primary" loading={busy}>
              {t('products.bulk.preview')}
            </Button>
          )}
          {step === 'shown' && (
            <>
              <Button onClick={bulk.back}>{t('products.bulk.back')}</Button>
              <Button variant="primary" disabled={changing === 0} loading={busy} onClick={() => void bulk.apply()}>
                {t('products.bulk.apply', { count: changing })}
              </Button>
            </>
          )}
          {isEnded && left.size > 0 && (
            <Button variant="primary" loading={busy} onClick={() => void bulk.retry()}>
              {t('products.bulk.retry', { count: left.size })}
            </Button>
          )}
          {step === 'applied' && changing > 0 && (
            <Button loading={busy} onClick={() => void bulk.undo()}>
              {t('products.bulk.undo')}
            </Button>
          )}
        </>
      }
    >
      <div className="admin-conflict a-stack">
        {step === 'choose' && (
          <form id={formId} className="a-stack" noValidate onSubmit={handleSubmit}>
            <RadioGroup legend={t('products.bulk.action')}>
              {kinds.map((each) => (
                <Radio
                  key={each}
                  name="action"
                  label={t(`products.bulk.kinds.${each}`)}
                  checked={kind === each}
                  onChange={() => setKind(each)}
                />
              ))}
            </RadioGroup>
            {(kind === 'percent' || kind === 'amount') && (
              <Field
                label={t(`products.bulk.values.${kind}`)}
                hint={t('products.bulk.valueHint')}
                error={fault ? t(`products.bulk.faults.${kind}`) : undefined}
                required
              >
                <TextInput
                  inputMode="decimal"
                  maxLength={10}
                  value={value}
                  onChange={({ target }) => setValue(target.value)}
                />
              </Field>
            )}
          </form>
        )}
        {step !== 'choose' && (
          <p role="status">{t(`products.bulk.${step}`, { changed: changing, all: rows.length })}</p>
        )}
        {isEnded && left.size > 0 && <p>{t('products.bulk.safeRetry')}</p>}
        {busy && done > 0 && <p role="status">{t('products.bulk.progress', { done, all: ids.length })}</p>}
        {bulk.error !== undefined && (
          <Notice tone="danger" live>
            {errorText(bulk.error)}
          </Notice>
        )}
        {rows.length > 0 && <BulkTable rows={rows} left={left} unsure={bulk.unsure} />}
      </div>
    </Dialog>
  );
}

interface BulkTableProps {
  rows: readonly BulkRow[];
  left: ReadonlySet<string>;
  unsure: ReadonlySet<string>;
}

function BulkTable({ rows, left, unsure }: BulkTableProps) {
  const { t } = useTranslation('admin');
  const result = (row: BulkRow) => {
    if (left.has(row.id)) return t(unsure.has(row.id) ? 'products.bulk.unknown' : 'products.bulk.notDone');
    return row.outcome === 'changed' ? row.after && <Part part={row.after} /> : resultOf(row, t);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard, too
    <section className="a-table-scroll" aria-label={t('products.bulk.results')} tabIndex={0}>
      <table className="a-table">
        <thead>
          <tr>
            <th scope="col">{t('products.texts.name')}</th>
            <th scope="col">{t('products.bulk.before')}</th>
            <th scope="col">{t('products.bulk.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{row.before && <Part part={row.before} />}</td>
              <td>{result(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Part = ({ part }: { part: BulkPart }) => (
  <>
    {formatPrice(part.price)} · <StatusBadge product={part} />
  </>
);
const resultOf = ({ outcome, reason }: BulkRow, t: Translate) =>
  outcome === 'same' ? t('products.bulk.same') : `${t('products.bulk.refused')} ${reason}`;

/** Undefined when the number can't be read. */
function actionOf(kind: Kind, text: string): BulkAction | undefined {
  if (kind === 'publish') return { kind: 'status', status: 'published' };
  if (kind === 'archive') return { kind: 'status', status: 'archived' };
  const written = text.trim().replace(',', '.');
  if (!/^[+-]?\d{1,6}(\.\d{1,2})?$/.test(written)) return undefined;
  const value = Number(written);
  if (value === 0 || (kind === 'percent' && (value < -95 || value > 500))) return undefined;
  return { kind, value };
}
