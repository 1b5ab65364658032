import { type BimDocument, familyOf, type StoredDocument, takeBack, typeLabels, withCountedAnswers } from '@arcada/bim';
import { links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, Notice, TabPanel, Tabs } from '@arcada/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { documentAddress } from '../../shared/document-address.ts';
import { EditingContext, type EditingValue } from './editing/editing-context.ts';
import { useLastChange } from './editing/use-last-change.ts';
import { useRecordedEdits } from './editing/use-recorded-edits.ts';
import type { KeptUndo } from './editing/use-undoable.ts';
import { useUntilIssue } from './editing/use-until-issue.ts';
import { useWide } from './editing/use-wide.ts';
import { EditorActions, RestoredNotice } from './editor-actions.tsx';
import { useFindings } from './findings/use-findings.ts';
import { useUnreadDays } from './findings/use-unread-days.ts';
import { StepForm } from './form/step-form.tsx';
import { StepNav } from './form/step-nav.tsx';
import { ChangedSinceIssue } from './issue/changed-since-issue.tsx';
import {
  ChatPanel,
  ConflictDialog,
  DocumentPreview,
  FindingsPanel,
  ImportedNotice,
  SuggestionsPanel,
  TracePanel,
  TwoPanes,
} from './on-use.tsx';
import { SaveNotices } from './saving/save-status.tsx';
import { useKeptLeftOut } from './saving/use-kept-left-out.ts';
import { useStoredDocument } from './saving/use-stored-document.ts';
import { TopicsStep } from './step-parts.tsx';
import type { Done } from './trace/eir-change-list.tsx';
import { useLinkedEir } from './trace/use-linked-eir.ts';
import { useEditorPlace } from './use-editor-place.ts';
import { issuedRevisions } from './versions/issued-revisions.ts';
import { useKeepBeforeImport } from './versions/use-keep-before-import.ts';
import { versionsApi } from './versions/versions.api.ts';

const nothing: EditingValue['findings'] = [];
const none: ReadonlySet<string> = new Set();
/** Nothing was brought along, so that it has no versions either. */
const isBlank = ({ topics, tables }: BimDocument) =>
  topics.length === 0 && Object.values(tables).every(({ length }) => length === 0);
/** A tab may be gone: other types of documents have no EIR to answer. */
const within = (items: readonly { key: string }[], key: string, otherwise: string) =>
  items.some((item) => item.key === key) ? key : otherwise;

/** A document in its steps, with its preview and findings beside the form or behind tabs. */
export function DocumentEditor({ stored }: { stored: StoredDocument }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const wide = useWide();
  const kept = useStoredDocument(stored);
  const { unread, ...keptLeftOut } = useUnreadDays(useKeptLeftOut(stored.id));
  const recorded = useRecordedEdits(kept, keptLeftOut);
  const editing = { ...kept, ...recorded };
  const { document } = editing;
  const { checked, failed, retry } = useFindings(document, useLinkedEir(document).eir, unread);
  const { data: versions } = versionsApi.useToolsVersionsQuery(stored.id, {
    skip: kept.isNew && isBlank(stored.document),
  });
  const issued = useMemo(() => issuedRevisions(versions), [versions]);
  const findings = checked?.findings ?? nothing;
  const isImported = versions?.some(({ kind }) => kind === 'import') ?? false;
  const place = useEditorPlace(stored, document.type, isImported);
  const { steps, step, current, at, seen, setTab, target, heading, go, goTo } = place;
  const printed = useMemo(() => withCountedAnswers(document), [document]);
  const [chosenSide, setSide] = useState('preview');
  const { last, onRestored, onImported, onUndone } = useLastChange(issued);
  const keptTrace: KeptUndo<Done> = useUntilIssue(issued);
  const keepBeforeImport = useKeepBeforeImport(stored.id, kept);
  const latest = useRef(goTo);
  latest.current = goTo;
  const value = useMemo<EditingValue>(
    () => ({
      document,
      checked,
      findings,
      ...recorded,
      onImported,
      keepBeforeImport,
      issued,
      target,
      goTo: (to) => latest.current(to),
    }),
    [document, checked, findings, recorded, issued, target, onImported, keepBeforeImport],
  );
  const undoLast = () => {
    if (last) editing.replace(takeBack(editing.current(), last.changes));
    onUndone();
  };
  const form = step && (
    <div className="tools-form">
      <StepNav
        steps={steps}
        current={current}
        seen={checked ? seen : none}
        findings={findings}
        addressOf={(id) => documentAddress(stored.id, id)}
        onGo={go}
      />
      <h2 ref={heading} tabIndex={-1} className="a-visually-hidden">
        {t('form.stepOf', { number: at + 1, count: steps.length })}
      </h2>
      {current === 'topics' ? <TopicsStep /> : <StepForm step={step} faulty={seen.has(current)} />}
      <div className="tools-form-foot">
        <Button disabled={at <= 0} onClick={() => go(steps[at - 1]?.id)}>
          {t('form.back')}
        </Button>
        {at < steps.length - 1 && (
          <Button variant="primary" onClick={() => go(steps[at + 1]?.id)}>
            {t('form.next')}
          </Button>
        )}
      </div>
    </div>
  );
  const sideItems = [
    { key: 'preview', label: t('preview.tab') },
    { key: 'findings', label: checked ? t('findings.tab', { count: findings.length }) : t('checker.tab') },
    ...(familyOf(document.type) === 'bep' ? [{ key: 'trace', label: t('trace.tab') }] : []),
    { key: 'chat', label: t('chat.tab') },
    { key: 'suggestions', label: t('suggestions.tab') },
  ];
  const items = [{ key: 'form', label: t('form.tab') }, ...sideItems];
  const side = within(sideItems, chosenSide, 'preview');
  const tab = within(items, place.tab, 'form');
  const panels: Record<string, ReactNode> = {
    form,
    preview: <DocumentPreview document={printed} />,
    findings: <FindingsPanel />,
    trace: <TracePanel kept={keptTrace} />,
    chat: <ChatPanel documentId={stored.id} />,
    suggestions: <SuggestionsPanel documentId={stored.id} />,
  };
  return (
    <EditingContext value={value}>
      <div className="tools-editor">
        <header className="tools-editor-head">
          <div>
            <Link className="a-link a-small" to={links.myDocuments()}>
              {t('maker.back')}
            </Link>
            <h1 className="tools-editor-title">{document.fields.projectName || t('documents.untitled')}</h1>
            <p className="a-small a-mute">
              {[typeLabels[document.type][language], document.fields.documentNumber, document.fields.status]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <ChangedSinceIssue id={stored.id} editing={editing} onRestored={onRestored} />
          </div>
          <EditorActions id={stored.id} editing={editing} onGo={goTo} onRestored={onRestored} />
        </header>
        <SaveNotices editing={editing} />
        {failed && (
          <Notice
            tone="warning"
            live
            actions={
              <Button size="small" onClick={retry}>
                {t('checker.retry')}
              </Button>
            }
          >
            {t('checker.failed')}
          </Notice>
        )}
        {last?.kind === 'restored' && <RestoredNotice version={last.version} onUndo={undoLast} />}
        {last?.kind === 'imported' && <ImportedNotice changes={last.changes} onUndo={undoLast} />}
        {editing.conflict && <ConflictDialog editing={editing} />}
        {wide ? (
          <TwoPanes
            label={t('maker.border')}
            start={form}
            end={
              <div className="tools-side">
                <Tabs id="side" label={t('maker.side')} items={sideItems} value={side} onChange={setSide} />
                <TabPanel tabs="side" name={side}>
                  {panels[side]}
                </TabPanel>
              </div>
            }
          />
        ) : (
          <>
            <Tabs id="maker" label={t('maker.parts')} items={items} value={tab} onChange={setTab} />
            <TabPanel tabs="maker" name={tab}>
              {panels[tab]}
            </TabPanel>
          </>
        )}
      </div>
    </EditingContext>
  );
}
