import { type BulkRowOf, dateFormat } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Dialog, Notice, Radio, RadioGroup } from '@arcada/ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkChangesProps } from './use-bulk-changes.tsx';
import type { BulkRun } from './use-bulk-run.ts';

/** What can be done to things of one kind or another; each has its words. */
type Choice = 'publish' | 'withdraw' | 'archive' | 'percent' | 'amount' | 'level' | 'category';

interface BulkDialogProps<Action, Part, Kind extends Choice> extends BulkChangesProps<Part> {
  /** Where the words for these things are. */
  words: 'products.bulk' | 'posts.bulk' | 'courses.bulk';
  bulk: BulkRun<Action, Part>;
  kinds: readonly Kind[];
  kind: Kind;
  onKind: (kind: Kind) => void;
  /** Undefined when the fields are not filled in as they must be. */
  actionOf: () => Action | undefined;
  renderPart: (part: Part) => ReactNode;
  /** The fields of the chosen kind. */
  children: ReactNode;
}

/** An action on several things: what it would change is shown first, then applied, with a result for each. */
export function BulkDialog<Action, Part, Kind extends Choice>({
  words,
  bulk,
  kinds,
  kind,
  onKind,
  actionOf,
  ids,
  kept,
  renderPart,
  children,
  open,
  onClose,
}: BulkDialogProps<Action, Part, Kind>) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const formId = useId();
  const { language } = useLanguage();
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { step, rows, busy, done, left } = bulk;
  const isEnded = step === 'applied' || step === 'undone';
  const changing = rows.filter(({ id, outcome }) => outcome === 'changed' && !left.has(id)).length;
  const handleClose = () => onClose(step === 'applied' && changing > 0);
  const labelOf = (choice: Choice) => t(`bulk.kinds.${choice}`);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const action = actionOf();
    if (action !== undefined) void bulk.preview(action, ids);
  };
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      title={t(`${words}.title`, { count: ids.length })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={handleClose}>{t(isEnded ? 'common.close' : 'common.cancel')}</Button>
          {step === 'choose' && (
            <Button type="submit" form={formId} variant="primary" loading={busy}>
              {t('bulk.preview')}
            </Button>
          )}
          {step === 'shown' && (
            <>
              <Button onClick={bulk.back}>{t('bulk.back')}</Button>
              <Button
                variant={kind === 'archive' ? 'danger' : 'primary'}
                disabled={changing === 0}
                loading={busy}
                onClick={() => void bulk.apply()}
              >
                {t(`${words}.apply`, { count: changing })}
              </Button>
            </>
          )}
          {isEnded && left.size > 0 && (
            <Button variant="primary" loading={busy} onClick={() => void bulk.retry()}>
              {t('bulk.retry', { count: left.size })}
            </Button>
          )}
          {step === 'applied' && changing > 0 && (
            <Button loading={busy} onClick={() => void bulk.undo()}>
              {t('bulk.undo')}
            </Button>
          )}
        </>
      }
    >
      <div className="admin-wide a-stack">
        {step === 'choose' && (
          <form id={formId} className="a-stack" noValidate onSubmit={handleSubmit}>
            <RadioGroup legend={t('bulk.action')}>
              {kinds.map((each) => (
                <Radio
                  key={each}
                  name="action"
                  label={labelOf(each)}
                  checked={kind === each}
                  onChange={() => onKind(each)}
                />
              ))}
            </RadioGroup>
            {children}
          </form>
        )}
        {step !== 'choose' && <p role="status">{t(`${words}.${step}`, { changed: changing, count: rows.length })}</p>}
        {step === 'applied' && kept && (
          <p>{t('bulk.kept', { at: time.format(new Date(kept.at)), until: time.format(new Date(kept.until)) })}</p>
        )}
        {step === 'shown' && kind === 'archive' && changing > 0 && (
          <Notice tone="warning">
            {/* Articles aren't bought. */}
            {t(words === 'posts.bulk' ? 'posts.bulk.archiveNote' : 'bulk.archiveNote', { count: changing })}
          </Notice>
        )}
        {isEnded && left.size > 0 && <p>{t('bulk.safeRetry')}</p>}
        {busy && done > 0 && <p role="status">{t('bulk.progress', { done, all: ids.length })}</p>}
        {bulk.error !== undefined && (
          <Notice tone="danger" live>
            {errorText(bulk.error)}
          </Notice>
        )}
        {rows.length > 0 && (
          <BulkTable
            label={t(`${words}.results`)}
            rows={rows}
            left={left}
            unsure={bulk.unsure}
            renderPart={renderPart}
          />
        )}
      </div>
    </Dialog>
  );
}

interface BulkTableProps<Part> {
  label: string;
  rows: readonly BulkRowOf<Part>[];
  left: ReadonlySet<string>;
  unsure: ReadonlySet<string>;
  renderPart: (part: Part) => ReactNode;
}

function BulkTable<Part>({ label, rows, left, unsure, renderPart }: BulkTableProps<Part>) {
  const { t } = useTranslation('admin');
  const result = ({ id, outcome, after, reason }: BulkRowOf<Part>) => {
    if (left.has(id)) return t(unsure.has(id) ? 'bulk.unknown' : 'bulk.notDone');
    if (outcome === 'changed') return after && renderPart(after);
    return outcome === 'same' ? t('bulk.same') : `${t('bulk.refused')} ${reason}`;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard, too
    <section className="a-table-scroll" aria-label={label} tabIndex={0}>
      <table className="a-table">
        <thead>
          <tr>
            <th scope="col">{t('bulk.name')}</th>
            <th scope="col">{t('bulk.before')}</th>
            <th scope="col">{t('bulk.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{row.before && renderPart(row.before)}</td>
              <td>{result(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
