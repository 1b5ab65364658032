import { Dialog } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { assistantApi } from './assistant.api.ts';

/** A topic or term as the assistant quotes it. */
export function SourceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('tools');
  const query = assistantApi.useToolsAssistantSourceQuery(id);
  const source = query.data;
  return (
    <Dialog open onClose={onClose} title={source?.title ?? t('assistant.source')} closeLabel={t('assistant.close')}>
      <QueryStates query={query} />
      <div className="a-stack" lang={source?.language}>
        {source?.parts.map(({ heading, text }) => (
          <section key={`${heading} ${text.slice(0, 40)}`}>
            {heading && <h3>{heading}</h3>}
            <p className="tools-source-text">{text}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
