import type { AssistantMessage } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useCopying } from '@arcada/ui/copying';
import { useTranslation } from 'react-i18next';
import { Answer } from './answer.tsx';
import { assistantApi } from './assistant.api.ts';
import { termsOfAnswer } from './terms-of-answer.ts';

const wordsOf = (message: AssistantMessage) => {
  if (message.refusal) return message.refusal.text;
  const terms = termsOfAnswer(message);
  return message.texts.map(({ text }, at) => (terms[at] ? `${terms[at]}: ${text}` : text)).join('\n\n');
};

/** A stored question with its answer, which can be copied and rated. */
export function Message({ message }: { message: AssistantMessage }) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const [rate, rating] = assistantApi.useToolsAssistantFeedbackMutation();
  const { copying, copy } = useCopying();
  return (
    <li className="tools-message">
      <p className="tools-question">{message.question}</p>
      <Answer answer={message} />
      {(message.outcome === 'stopped' || message.outcome === 'failed') && (
        <p className="a-small">{t(`chat.outcome.${message.outcome}`)}</p>
      )}
      <div className="a-row">
        <Button size="small" variant="ghost" onClick={() => void copy(wordsOf(message))}>
          {t(copying === 'copied' ? 'assistant.copied' : 'assistant.copy')}
        </Button>
        {([true, false] as const).map((helpful) => (
          <Button
            key={String(helpful)}
            size="small"
            variant="ghost"
            aria-pressed={message.helpful === helpful}
            onClick={() => void rate({ messageId: message.id, helpful })}
          >
            {t(helpful ? 'assistant.helpful' : 'assistant.notHelpful')}
          </Button>
        ))}
        <span role="status" className="a-small a-mute">
          {copying === 'refused' ? t('assistant.copyFailed') : rating.isSuccess ? t('assistant.thanks') : ''}
        </span>
      </div>
      {rating.error !== undefined && <Notice tone="danger">{errorText(rating.error)}</Notice>}
    </li>
  );
}
