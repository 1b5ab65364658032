import { languagesInWords } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Dialog } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { assistantApi } from './assistant.api.ts';
import { SourceText } from './source-text.tsx';

/** What a citation's link carries to the source that it opens. */
export interface SourceState {
  /** The sentences that were quoted. */
  quotes: string[];
}

interface SourceDialogProps extends SourceState {
  id: string;
  /** In which it was quoted. */
  language: Language | undefined;
  onClose: () => void;
}

const showFirstQuote = (text: HTMLElement | null) => text?.querySelector('mark')?.scrollIntoView({ block: 'center' });

/** A topic, term or help text as the assistant quotes it, opened at what was quoted. */
export function SourceDialog({ id, language, quotes, onClose }: SourceDialogProps) {
  const { t } = useTranslation('tools');
  const { language: ofPage } = useLanguage();
  const query = assistantApi.useToolsAssistantSourceQuery({ id, language });
  const source = query.data;
  return (
    <Dialog open onClose={onClose} title={source?.title ?? t('assistant.source')} closeLabel={t('assistant.close')}>
      <QueryStates query={query} />
      {source && (
        <div className="a-stack tools-source" lang={source.language} ref={showFirstQuote}>
          {source.language !== ofPage && (
            <p className="a-small a-mute" lang={ofPage}>
              {t('assistant.in', { language: languagesInWords[source.language][ofPage] })}
            </p>
          )}
          {source.parts.map(({ heading, text }) => (
            <section key={`${heading} ${text.slice(0, 40)}`}>
              {heading && <h3>{heading}</h3>}
              <SourceText text={text} quotes={quotes} />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
