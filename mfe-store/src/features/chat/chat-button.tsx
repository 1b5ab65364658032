import { notify } from '@arcada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChatTexts, readLanguage } from './chat-texts.ts';
import { useReading } from './use-reading.ts';
import './chat-button.css';

/** All of the chat that is loaded until someone opens it. */
async function loadChat() {
  const language = readLanguage();
  const [{ ChatPanel }, texts] = await Promise.all([
    import(/* webpackChunkName: "chat-panel" */ './chat-panel.tsx'),
    loadChatTexts(language),
  ]);
  return { ChatPanel, first: { language, texts } };
}

/**
 * The round button at the bottom right; code, texts and data of the chat are loaded when it is pressed. On phones it
 * withdraws while someone reads on or fills in a form.
 */
export function Component() {
  const { t } = useTranslation('store');
  const [chat, setChat] = useState<Awaited<ReturnType<typeof loadChat>>>();
  const reading = useReading();
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The page that the chat has navigated to has the focus already.
    if (wasOpen.current && !open && !document.activeElement?.closest('main')) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const handleOpen = async () => {
    if (loading) return;
    setLoading(true);
    setFailed(false);
    try {
      if (!chat) setChat(await loadChat());
      setOpen(true);
    } catch (error) {
      setFailed(true);
      console.error('The chat was not opened:', error);
      notify({ title: t('chat.failed'), description: t('common.networkError'), tone: 'danger' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <aside aria-label={t('chat.name')}>
      <button
        ref={button}
        type="button"
        className={reading ? 'chat-button chat-button--aside' : 'chat-button'}
        title={t('chat.open')}
        aria-label={t('chat.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={loading || undefined}
        hidden={open}
        onClick={handleOpen}
      >
        <svg className="a-icon" width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H11l-5 4v-4H4zM8 9.2h8M8 12.2h5" />
        </svg>
      </button>
      {failed && <p className="chat-failed">{t('chat.failed')}</p>}
      {chat && <chat.ChatPanel open={open} onClose={() => setOpen(false)} first={chat.first} />}
    </aside>
  );
}
