import { useHead, useLanguage } from '@arcada/platform';
import { EmptyState } from '@arcada/ui';
import { AntdTheme } from '@arcada/ui/forms';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { documentsApi } from '../../shared/documents.api.ts';
import { isMissing } from '../../shared/is-missing.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { DocumentEditor } from './page-parts.tsx';
import { StartScreen } from './start/start-screen.tsx';
import { loadStep } from './step-parts.tsx';
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
        <OpenDocument key={id} id={id} step={search.get('step')} />
      ) : (
        <div className="a-container tools-page">
          <StartScreen />
        </div>
      )}
    </AntdTheme>
  );
}

function OpenDocument({ id, step }: { id: string; step: string | null }) {
  const { t } = useTranslation('tools');
  // Once: what is saved later is merged with what is typed, not put in its place.
  const query = documentsApi.useToolsDocumentQuery(id);
  // While the document is fetched; a failure is shown in the editor's place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step that the page begins with; without one, its fields
  useEffect(() => {
    void DocumentEditor.preload().catch(() => undefined);
    if (step) void loadStep(step);
  }, []);
  if (isMissing(query.error)) return <EmptyState title={t('maker.notFound')} />;
  if (!query.data) return <QueryStates query={query} />;
  return <DocumentEditor stored={query.data} />;
}
