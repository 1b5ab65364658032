import { type SharedDocument, sharedFormats } from '@arcada/bim';
import { dateFormat } from '@arcada/contracts';
import { isApiError, useHead, useLanguage } from '@arcada/platform';
import { EmptyState } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DocumentPreview } from '../../shared/preview/document-preview.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { SharedAnswer } from './shared-answer.tsx';
import { sharedDocumentApi } from './shared-document.api.ts';
import { SharedFiles } from './shared-files.tsx';
import '../../shared/tools.css';
import './shared-document.css';

/** An IDS holds information needs alone. */
const formatsOf = ({ document }: SharedDocument) =>
  sharedFormats.filter((format) => format !== 'ids' || document.tables.informationNeeds.length > 0);

/** What is still being worked on isn't asked of anyone yet. */
const isAnswerable = ({ document, issued }: SharedDocument) => issued && document.type === 'eir';

/** A document as the holder of a link reads it; never indexed. */
export function Component() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const query = sharedDocumentApi.useToolsSharedDocumentQuery(token);
  const { data, error } = query;
  useHead({ title: data?.document.fields.projectName || t('shared.title'), noIndex: true });
  const isGone = isApiError(error) && error.status === 404;
  const standingText = ({ shows, document, updatedAt }: SharedDocument) => {
    const day = dateFormat(language, { dateStyle: 'medium' }).format(new Date(updatedAt));
    const { revision } = document.fields;
    if (shows === 'working') return t('shared.working', { day });
    return revision ? t('shared.revision', { revision, day }) : t('shared.issued', { day });
  };
  const until = data && dateFormat(language, { dateStyle: 'medium' }).format(new Date(data.expiresAt));
  return (
    <div className="a-container tools-page tools-shared">
      <h1>{t('shared.title')}</h1>
      {isGone ? <EmptyState title={t('shared.gone')} text={t('shared.goneText')} /> : <QueryStates query={query} />}
      {data && !isGone && (
        <>
          <p className="a-mute">{[standingText(data), t('shared.until', { until })].join(' · ')}</p>
          {data.downloads && (
            <SharedFiles
              token={token}
              document={data.document}
              formats={formatsOf(data)}
              hasJson={isAnswerable(data)}
            />
          )}
          {data.downloads && isAnswerable(data) && <SharedAnswer eir={data.document} />}
          <DocumentPreview document={data.document} issued={data.issued} />
        </>
      )}
    </div>
  );
}
