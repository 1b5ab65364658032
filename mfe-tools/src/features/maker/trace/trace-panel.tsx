import {
  type BimDocument,
  difference,
  type EirChange,
  eirChanges,
  eirTrace,
  followEir,
  hasEirChanged,
  lacksAsked,
  ownValues,
  type TraceState,
  takeOwnValues,
  traceStateLabels,
  traceStates,
  unlinkEir,
} from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Button, Disclosure, Notice } from '@arcada/ui';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing } from '../../../shared/is-missing.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { UndoNotice } from '../../../shared/undo-notice.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { type KeptUndo, useUndoable } from '../editing/use-undoable.ts';
import { ChangeList, LongChanges } from '../versions/change-list.tsx';
import { EirChangeItem } from './eir-change-item.tsx';
import { type Done, EirChangeList, type EirEdit } from './eir-change-list.tsx';
import { EirChoice } from './eir-choice.tsx';
import { RequirementItem } from './requirement-item.tsx';
import { useLinkedEir } from './use-linked-eir.ts';
import './trace.css';

/** Only plans that answer somebody else's EIR need it. */
const NewerEir = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "newer-eir" */ './newer-eir.tsx');
  return part.NewerEir;
}, 'nothing');

/** Shown at first of up to 1000 requirements. */
const atFirst = 40;

/** The EIR that the plan answers: linked, its requirements with their answers, and what has changed in it since. */
export function TracePanel({ kept }: { kept: KeptUndo<Done> }) {
  const { t } = useTranslation('tools');
  const { document } = useEditing();
  const { canUndo, what: done = 'changed', put, undo } = useUndoable(kept);
  const panel = useRef<HTMLDivElement>(null);
  // Who takes a link back to link again means the same EIR.
  const [last, setLast] = useState(document.eir?.documentId);
  if (document.eir && document.eir.documentId !== last) setLast(document.eir.documentId);
  const handleChange = (change: (now: BimDocument) => BimDocument, what: Done = 'changed') => {
    put(change, what);
    // A button goes with what it has dealt with.
    panel.current?.focus({ preventScroll: true });
  };
  const handleUndo = () => {
    undo();
    panel.current?.focus();
  };
  return (
    <div ref={panel} tabIndex={-1} className="tools-trace">
      {canUndo && <UndoNotice onUndo={handleUndo}>{t(`trace.${done}`)}</UndoNotice>}
      {document.eir ? (
        <LinkedEir onChange={handleChange} />
      ) : (
        <>
          <p>{t('trace.text')}</p>
          <EirChoice last={last} onLink={handleChange} />
        </>
      )}
    </div>
  );
}

/** How the plan stands to the revision that it is linked to. */
function headOf(
  plan: BimDocument,
  eir: BimDocument | undefined,
  changes: readonly EirChange[],
  own: readonly EirChange[],
) {
  if (!eir) return 'taken';
  // A new link leaves what was written or taken over before it as it is.
  if (changes.some(({ isSince, side }) => !isSince && side !== 'unknown') || lacksAsked(plan, eir)) return 'linked';
  // With values of its own, by a choice for them or since, the plan has only been compared.
  return own.length > 0 || changes.some(({ side }) => side !== 'eir') ? 'compared' : 'taken';
}

function LinkedEir({ onChange }: { onChange: EirEdit }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document } = useEditing();
  const [state, setState] = useState<TraceState>();
  const [shown, setShown] = useState(atFirst);
  const id = document.eir?.documentId ?? '';
  const linked = useLinkedEir(document);
  const [newer, setNewer] = useState<BimDocument>();
  const { error } = linked;
  const eir = linked.eir ?? newer;
  const { rows, counts } = useMemo(() => eirTrace(document, eir), [document, eir]);
  const { drift, followed } = useMemo(() => {
    const followed = eir ? followEir(document, eir, id) : document;
    // Only another order is no other text.
    const drift = difference(document, followed).filter(({ kind }) => kind !== 'property' && kind !== 'rows-moved');
    return { drift, followed };
  }, [document, eir, id]);
  const hasChanged = eir !== undefined && hasEirChanged(document.eir, eir);
  const changes = useMemo(() => (eir ? eirChanges(document, eir) : []), [document, eir]);
  const now = eir?.fields.revision || t('trace.noRevision');
  const isNewRevision = eir !== undefined && document.eir?.revision !== eir.fields.revision;
  const own = useMemo(() => (eir ? ownValues(document, eir, changes) : []), [document, eir, changes]);
  const head = useMemo(() => headOf(document, eir, changes, own), [document, eir, changes, own]);
  const wanted = state ? rows.filter((row) => row.state === state) : rows;
  const { documentNumber, projectName, revision } = document.eir ?? {};
  return (
    <>
      <div className="tools-trace-head">
        <p>
          <strong>{[projectName, documentNumber].filter(Boolean).join(' · ')}</strong>
          <br />
          <span className="a-small a-mute">
            {t(`trace.${head}`, { revision: revision || t('trace.noRevision') })}
            {eir && ` · ${t(linked.isIssued ? 'trace.now' : 'trace.notIssued', { revision: now })}`}
          </span>
        </p>
        <Button size="small" onClick={() => onChange(unlinkEir)}>
          {t('trace.unlink')}
        </Button>
      </div>
      {id === '' && (
        <Notice>
          <div className="a-stack">
            <p>{t('trace.foreign')}</p>
            <NewerEir number={documentNumber ?? ''} taken={revision ?? ''} onRead={setNewer} />
          </div>
        </Notice>
      )}
      {newer && !isNewRevision && drift.length === 0 && changes.length === 0 && (
        <Notice tone="success">{t('trace.same', { revision: now })}</Notice>
      )}
      {isMissing(error) && <Notice tone="warning">{t('trace.gone')}</Notice>}
      {eir && drift.length > 0 && (
        <Notice
          tone="warning"
          title={hasChanged ? t('trace.drift', { revision: now }) : t('trace.differs')}
          actions={
            <Button size="small" onClick={() => onChange((now) => followEir(now, eir, id), 'took')}>
              {t(hasChanged ? 'trace.follow' : 'trace.takeText')}
            </Button>
          }
        >
          <ChangeList changes={drift} compared={{ before: document, after: followed }} />
        </Notice>
      )}
      {eir && own.length > 0 && (
        <Disclosure title={t('trace.ownValues', { count: own.length })}>
          <LongChanges changes={own}>
            {(one) => (
              <EirChangeItem
                key={one.key}
                eir={eir}
                change={one}
                onTake={() => onChange((now) => takeOwnValues(now, eir, ({ key }) => key === one.key), 'took')}
              />
            )}
          </LongChanges>
        </Disclosure>
      )}
      {eir && changes.length > 0 && <EirChangeList eir={eir} changes={changes} onChange={onChange} />}
      {isNewRevision && drift.length === 0 && changes.length === 0 && (
        <Notice
          actions={
            <Button size="small" onClick={() => onChange((now) => followEir(now, eir, id), 'took')}>
              {t('trace.note', { revision: now })}
            </Button>
          }
        >
          {t('trace.nothingChanged', { revision: now })}
        </Notice>
      )}
      <fieldset className="tools-trace-filter">
        <legend className="a-visually-hidden">{t('trace.filter')}</legend>
        {traceStates.map((one) => (
          <Button
            key={one}
            size="small"
            aria-pressed={state === one}
            onClick={() => setState(state === one ? undefined : one)}
          >
            {`${traceStateLabels[one][language]}: ${counts[one]}`}
          </Button>
        ))}
      </fieldset>
      {rows.length === 0 && <p className="a-mute">{t('trace.none')}</p>}
      <ul className="tools-requirements">
        {wanted.slice(0, shown).map((row) => (
          <RequirementItem key={row.id} row={row} />
        ))}
      </ul>
      {wanted.length > shown && (
        <Button onClick={() => setShown(shown + 200)}>{t('findings.more', { count: wanted.length - shown })}</Button>
      )}
    </>
  );
}
