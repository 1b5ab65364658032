import { useHead, useLanguage } from '@arcada/platform';
import { EmptyState } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { documentsApi } from '../../shared/documents.api.ts';
import { isMissing } from '../../shared/is-missing.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { DocumentEditor } from './document-editor.tsx';
import { StartScreen } from './start/start-screen.tsx';
import '../../shared/tools.css';
import './maker.css';

/** The document maker: a choice of what to begin with, then the document in its steps. */
export function Component() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const id = search.get('document');
  useHead({ title: t('maker.title'), noIndex: true });
  return (
    <AntdTheme language={language}>
      {id ? (
        <OpenDocument key={id} id={id} />
      ) : (
        <div className="a-container tools-page">
          <StartScreen />
        </div>
      )}
    </AntdTheme>
  );
}

function OpenDocument({ id }: { id: string }) {
  const { t } = useTranslation('tools');
  // Once: what is saved later is merged with what is typed, not put in its place.
  const query = documentsApi.useToolsDocumentQuery(id);
  if (isMissing(query.error)) return <EmptyState title={t('maker.notFound')} />;
  if (!query.data) return <QueryStates query={query} />;
  return <DocumentEditor stored={query.data} />;
}
