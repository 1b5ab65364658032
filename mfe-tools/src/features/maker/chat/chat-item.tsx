import type { ChatMessage } from '@arcada/bim';
import { Button } from '@arcada/ui';
import { useCopying } from '@arcada/ui/copying';
import { useTranslation } from 'react-i18next';

interface ChatItemProps {
  message: ChatMessage;
  /** For the last one, when its reply was stopped or broke off. */
  onRetry: (() => void) | undefined;
}

/** What the author wrote, and the reply, which can be copied. */
export function ChatItem({ message: { text, reply }, onRetry }: ChatItemProps) {
  const { t } = useTranslation('tools');
  const { copying, copy } = useCopying();
  return (
    <li className="tools-chat-item">
      <p className="tools-chat-own">{text}</p>
      {reply.text && <div className="tools-chat-reply">{reply.text}</div>}
      {reply.notice && <p className="a-small a-mute">{reply.notice}</p>}
      {reply.outcome !== 'answered' && <p className="a-small">{t(`chat.outcome.${reply.outcome}`)}</p>}
      <div className="a-row">
        {reply.text && (
          <Button size="small" variant="ghost" onClick={() => void copy(reply.text)}>
            {t(copying === 'copied' ? 'chat.copied' : 'common.copy')}
          </Button>
        )}
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <span role="status" className="a-small a-mute">
          {copying === 'refused' ? t('chat.copyFailed') : ''}
        </span>
      </div>
    </li>
  );
}
