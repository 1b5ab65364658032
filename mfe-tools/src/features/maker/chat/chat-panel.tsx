import { useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { ModelConsent } from '../../../shared/model-consent/model-consent.tsx';
import { QueryStates } from '../../../shared/query-states.tsx';
import { chatApi } from './chat.api.ts';
import { ContextMeter } from './context-meter.tsx';
import { Conversation } from './conversation.tsx';
import './chat.css';

/** The chat about the document: a session is started first, then messages are sent. */
export function ChatPanel({ documentId }: { documentId: string }) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const query = chatApi.useToolsChatQuery(documentId, { refetchOnMountOrArgChange: true });
  const [start, starting] = chatApi.useToolsChatStartMutation();
  const chat = query.data;
  if (!chat) return <QueryStates query={query} />;
  if (chat.session) {
    return (
      <div className="tools-chat">
        <ModelConsent />
        <ContextMeter meter={chat.meter} />
        <Conversation documentId={documentId} messages={chat.session.messages} />
      </div>
    );
  }
  return (
    <div className="tools-chat">
      <p>{t('chat.lead')}</p>
      <ModelConsent />
      {starting.error !== undefined && (
        <Notice tone="danger" title={t('chat.startFailed')}>
          {errorText(starting.error)}
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          loading={starting.isLoading}
          loadingLabel={t('chat.starting')}
          onClick={() => void start(documentId)}
        >
          {t('chat.start')}
        </Button>
      </div>
    </div>
  );
}
