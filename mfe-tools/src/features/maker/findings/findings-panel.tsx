import { applyEdits, type Completeness, explain, type Finding, scoreFormula, scorePartLabels } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Badge, Button, CheckIcon, Disclosure, EmptyState, SpinnerBlock, type Tone } from '@arcada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveItem } from '../../../shared/leave-item.ts';
import { UndoNotice } from '../../../shared/undo-notice.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useUndoable } from '../editing/use-undoable.ts';
import { PlanFits } from '../fits/plan-fits.tsx';
import { FixAllDialog } from './fix-all-dialog.tsx';
import { groupedFindings } from './grouped-findings.ts';
import './findings.css';

const tones: Record<Finding['severity'], Tone> = { error: 'danger', warning: 'warning', hint: 'info' };
/** Shown at first; a broken table of 500 rows has a thousand. */
const atFirst = 50;

/** What was fixed: one finding, or all of one kind. */
interface Fixed {
  finding?: Finding;
}

/** What the checker has found, with the way there and the fix, and the score with its formula. */
export function FindingsPanel() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { checked, goTo } = useEditing();
  const [shown, setShown] = useState(atFirst);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [fixing, setFixing] = useState<readonly Finding[]>();
  const { canUndo, what: fixed, put, undo } = useUndoable<Fixed>();
  const list = useRef<HTMLUListElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button goes with its findings: the keyboard stays at the list, below the notice with Undo.
  useEffect(() => {
    if (!fixed || fixed.finding) return;
    list.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [fixed]);
  if (!checked) return <SpinnerBlock label={t('checker.busy')} />;
  const { findings } = checked;
  const listed = groupedFindings(findings, open);
  const handleUndo = () => {
    undo();
    list.current?.focus();
  };
  return (
    <div className="tools-findings">
      <Score checked={checked} />
      <div ref={notice}>
        {canUndo && (
          <UndoNotice onUndo={handleUndo}>
            {fixed?.finding ? t('findings.fixed', { fix: explain(fixed.finding, language).fix }) : t('fixAll.done')}
          </UndoNotice>
        )}
      </div>
      {fixing && (
        <FixAllDialog
          findings={fixing}
          onClose={() => setFixing(undefined)}
          onFix={(edits) => put((now) => applyEdits(now, edits), {})}
        />
      )}
      {findings.length === 0 && <EmptyState icon={<CheckIcon size={32} />} title={t('findings.none')} />}
      <ul ref={list} tabIndex={-1} className="tools-finding-list" aria-label={t('findings.title')}>
        {listed.slice(0, shown).map(({ key, finding, hidden, fixable }) => {
          const words = explain(finding, language);
          const { edits } = finding;
          return (
            <li key={key} className="tools-finding">
              <Badge tone={tones[finding.severity]}>{t(`findings.${finding.severity}`)}</Badge>
              <div>
                <button type="button" className="tools-finding-go" onClick={() => goTo(finding.place)}>
                  {words.message}
                </button>
                <p className="a-small a-mute">
                  {words.rule} {words.reason}
                </p>
                {edits && words.fix && (
                  <Button
                    size="small"
                    onClick={({ currentTarget }) => {
                      put((now) => applyEdits(now, edits), { finding });
                      leaveItem(currentTarget.closest('li'));
                    }}
                  >
                    {words.fix}
                  </Button>
                )}
                {fixable.length > 0 && (
                  <Button size="small" onClick={() => setFixing(fixable)}>
                    {t('fixAll.open', { count: fixable.length })}
                  </Button>
                )}
                {hidden > 0 && (
                  <Button size="small" variant="ghost" onClick={() => setOpen(new Set([...open, finding.rule]))}>
                    {t('findings.same', { count: hidden })}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {listed.length > shown && (
        <Button onClick={() => setShown(shown + 200)}>{t('findings.more', { count: listed.length - shown })}</Button>
      )}
      <PlanFits />
    </div>
  );
}

function Score({ checked: { score, parts } }: { checked: Completeness }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  return (
    <section className="tools-score" aria-label={t('score.title')}>
      <p className="tools-score-figure">
        <strong>{score}</strong>
        <span className="a-mute"> / 100</span> <span className="a-small a-mute">{t('score.title')}</span>
      </p>
      <Disclosure title={t('score.how')}>
        <p className="a-small">{scoreFormula[language]}</p>
        <table className="tools-score-parts">
          <thead>
            <tr>
              <th scope="col">{t('score.part')}</th>
              <th scope="col">{t('score.done')}</th>
              <th scope="col">{t('score.weight')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ id, done, total, weight }) => (
              <tr key={id}>
                <th scope="row">{scorePartLabels[id][language]}</th>
                <td>
                  {done} / {total}
                </td>
                <td>{weight}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}
