import { type Finding, type Place, type StoredDocument, stepsOf, typeLabels } from '@arcada/bim';
import { links } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, TabPanel, Tabs } from '@arcada/ui';
import { TwoPanes } from '@arcada/ui/work';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { documentAddress } from '../../shared/document-address.ts';
import { DocumentPreview } from '../../shared/preview/document-preview.tsx';
import { ChatPanel, SuggestionsPanel } from './chat/lazy-panels.tsx';
import { EditingContext } from './editing/editing-context.ts';
import { useWide } from './editing/use-wide.ts';
import { FindingsPanel } from './findings/findings-panel.tsx';
import { focusPlace } from './findings/focus-place.ts';
import { useFindings } from './findings/use-findings.ts';
import { stepOfFinding } from './form/step-faults.ts';
import { StepForm } from './form/step-form.tsx';
import { StepNav } from './form/step-nav.tsx';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { SaveNotices, SaveStatus } from './saving/save-status.tsx';
import { useStoredDocument } from './saving/use-stored-document.ts';
import { TopicsStep } from './topics/topics-step.tsx';

/** A document in its steps, with its preview and findings beside the form or behind tabs. */
export function DocumentEditor({ stored }: { stored: StoredDocument }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wide = useWide();
  const editing = useStoredDocument(stored);
  const { document } = editing;
  const findings = useFindings(document);
  const steps = stepsOf(document.type);
  const step = steps.find(({ id }) => id === search.get('step')) ?? steps[0];
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [tab, setTab] = useState('form');
  const [side, setSide] = useState('preview');
  const [target, setTarget] = useState<{ place: Place }>();
  const wanted = useRef<Place>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const value = useMemo(
    () => ({ document, findings, apply: editing.apply, replace: editing.replace, target }),
    [document, findings, editing.apply, editing.replace, target],
  );
  const current = step?.id ?? '';
  const at = steps.findIndex(({ id }) => id === current);
  const go = (id: string | undefined) => {
    if (!id || id === current) return;
    setSeen((before) => new Set([...before, current]));
    navigate(documentAddress(stored.id, id));
  };
  const previous = useRef(current);
  useEffect(() => {
    if (previous.current === current) return;
    const left = previous.current;
    previous.current = current;
    setSeen((before) => new Set([...before, left]));
    if (!wanted.current) heading.current?.focus();
  }, [current]);
  useEffect(() => {
    if (!wanted.current || tab !== 'form') return;
    if (focusPlace(wanted.current)) wanted.current = undefined;
  });
  const handleFinding = (finding: Finding) => {
    wanted.current = finding.place;
    setTarget({ place: finding.place });
    setTab('form');
    const target = stepOfFinding(finding);
    setSeen((before) => new Set([...before, target]));
    if (target !== current) navigate(documentAddress(stored.id, target));
  };
  const form = step && (
    <div className="tools-form">
      <StepNav
        steps={steps}
        current={current}
        seen={seen}
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
  const findingsLabel = t('findings.tab', { count: findings.length });
  const sideItems = [
    { key: 'preview', label: t('preview.tab') },
    { key: 'findings', label: findingsLabel },
    { key: 'chat', label: t('chat.tab') },
    { key: 'suggestions', label: t('suggestions.tab') },
  ];
  const panels: Record<string, ReactNode> = {
    form,
    preview: <DocumentPreview document={document} />,
    findings: <FindingsPanel onGo={handleFinding} />,
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
          </div>
          <div className="a-row">
            <SaveStatus editing={editing} />
            <Button
              size="small"
              loading={editing.status === 'saving'}
              loadingLabel={t('saving.saving')}
              disabled={!editing.dirty || editing.status === 'conflict'}
              onClick={editing.save}
            >
              {t('saving.save')}
            </Button>
          </div>
        </header>
        <SaveNotices editing={editing} />
        <ConflictDialog editing={editing} />
        {wide ? (
          <TwoPanes
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
            <Tabs
              id="maker"
              label={t('maker.parts')}
              items={[{ key: 'form', label: t('form.tab') }, ...sideItems]}
              value={tab}
              onChange={setTab}
            />
            <TabPanel tabs="maker" name={tab}>
              {panels[tab]}
            </TabPanel>
          </>
        )}
      </div>
    </EditingContext>
  );
}
