import { type ChatMessage, chatLimits } from '@arcada/bim';
import { useDraft, useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { Field, TextArea } from '@arcada/ui/forms';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatItem } from './chat-item.tsx';
import { RemoveChat } from './remove-chat.tsx';
import { useChatting } from './use-chatting.ts';

interface ConversationProps {
  documentId: string;
  messages: readonly ChatMessage[];
}

const nothing = { id: '', text: '' };

/** Messages with their replies, and the field for the next one. */
export function Conversation({ documentId, messages }: ConversationProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const draft = useDraft(`chat ${documentId}`, nothing);
  const { said, send, stop, error, busy } = useChatting(documentId);
  // Sent by the author while a reply still arrives: it follows when that has ended.
  const [isHeld, setHeld] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const stored = messages.find(({ id }) => id === said?.id);
  // What arrives is shown until the stored conversation has it.
  const arriving = said && (busy || (!stored && error === undefined)) ? said : undefined;
  const shown = messages.filter(({ id }) => id !== arriving?.id);
  const last = messages.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more text means more to scroll to
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [shown.length, arriving?.reply.text]);
  const handleSend = async () => {
    const typed = draft.value;
    const text = typed.text.trim();
    if (text === '') return;
    if (busy) {
      setHeld(true);
      return;
    }
    draft.clear(typed);
    const kept = await send(typed.id || crypto.randomUUID(), text);
    // It can be sent again, unless something else has been typed since.
    if (!kept && draft.current().text === '') draft.change(typed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a reply lets the held message go
  useEffect(() => {
    if (busy || !isHeld) return;
    setHeld(false);
    // After a failure the author decides; the text is still in the field.
    if (error === undefined) void handleSend();
  }, [busy]);
  const handleStop = () => {
    setHeld(false);
    stop();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void handleSend();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void handleSend();
  };
  return (
    <>
      <ol
        ref={list}
        className="tools-chat-list"
        aria-label={t('chat.conversation')}
        aria-live="polite"
        aria-busy={busy}
      >
        {shown.map((message) => (
          <ChatItem
            key={message.id}
            message={message}
            onRetry={
              message.id === last?.id && message.reply.outcome !== 'answered' && !busy
                ? () => void send(message.id, message.text)
                : undefined
            }
          />
        ))}
        {arriving && (
          <li className="tools-chat-item">
            <p className="tools-chat-own">{arriving.text}</p>
            {arriving.reply.text && <div className="tools-chat-reply">{arriving.reply.text}</div>}
            <p className="a-small a-mute">{arriving.reply.notice || (busy ? t('chat.waiting') : '')}</p>
          </li>
        )}
      </ol>
      {error !== undefined && (
        <Notice tone="danger" title={t('chat.sendFailed')}>
          {errorText(error)}
        </Notice>
      )}
      <form className="tools-chat-form" onSubmit={handleSubmit}>
        <Field label={t('chat.message')} hint={t('chat.hint')}>
          <TextArea
            rows={3}
            maxLength={chatLimits.message}
            value={draft.value.text}
            // The id belongs to these words: other words are another message.
            onChange={(event) => {
              setHeld(false);
              draft.change({ id: crypto.randomUUID(), text: event.target.value });
            }}
            onKeyDown={handleKeyDown}
          />
        </Field>
        <div className="a-row">
          <Button
            type="submit"
            variant="primary"
            loading={busy && (isHeld || draft.value.text.trim() === '')}
            loadingLabel={t('chat.sending')}
          >
            {t('chat.send')}
          </Button>
          {busy && <Button onClick={handleStop}>{t('chat.stop')}</Button>}
          {!busy && <RemoveChat documentId={documentId} />}
          <span role="status" className="a-small a-mute">
            {isHeld ? t('chat.held') : ''}
          </span>
        </div>
      </form>
    </>
  );
}
