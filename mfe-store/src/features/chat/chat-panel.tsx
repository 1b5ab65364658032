import { type Language, links } from '@arcada/contracts';
import { Button, CloseIcon, IconButton, LogoMark } from '@arcada/ui';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ChatBubble } from './chat-bubble.tsx';
import { type ChatLanguage, ChatLanguageContext } from './chat-language.ts';
import { keepLanguage, loadChatTexts } from './chat-texts.ts';
import { fill, siteValues } from './chat-values.ts';
import { LanguageChoice } from './language-choice.tsx';
import { useConversation } from './talk/use-conversation.ts';
import './chat.css';

/** Where the panel is as wide as the window, it would hide the page it navigates to. As in chat.css. */
const coversThePage = '(max-width: 519px)';
/** Where the contact page has one column, it would lie over the form. As in contact.css. */
const coversTheForm = '(max-width: 899px)';
const isForm = (path: string) => path.split('?')[0] === links.contact();
/** Something on the page that Escape closes first. */
const closable = 'dialog, [role="dialog"], [aria-expanded="true"]';
/** Longest text that the field accepts. */
const mostCharacters = 1000;

interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
  /** Its language until its switch is used. */
  first: ChatLanguage;
}

/**
 * The assistant. Stays mounted while closed, so that the conversation is still there when it is
 * opened again.
 */
export function ChatPanel({ open, onClose, first }: ChatPanelProps) {
  const [spoken, setSpoken] = useState(first);
  const { language, texts } = spoken;
  const { messages, waiting, leaving, choose, write, stay, speak } = useConversation(language, (to) => {
    // It would lie over the button for checking out.
    if (to === links.cart() || window.matchMedia?.(isForm(to) ? coversTheForm : coversThePage).matches) onClose();
  });
  const [typed, setTyped] = useState('');
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const values = useMemo(() => siteValues(language), [language]);

  /** To the end of the newest message, or to its beginning when it is taller than the list. */
  const showNewest = useCallback(() => {
    const newest = list.current?.querySelector<HTMLElement>('[data-message]:last-of-type');
    if (!list.current || !newest) return;
    const end = list.current.scrollHeight - list.current.clientHeight;
    list.current.scrollTop = Math.min(end, newest.offsetTop - 12);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the list moves to its newest message
  useEffect(showNewest, [messages, waiting, leaving, open, language]);
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);

  const handleLanguage = async (wanted: Language) => {
    try {
      setSpoken({ language: wanted, texts: await loadChatTexts(wanted) });
      keepLanguage(wanted);
    } catch (error) {
      console.error('The chat keeps its language:', error);
    }
  };
  const handleClose = () => {
    // Closing the chat means staying on this page.
    if (leaving) stay();
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') handleClose();
  };
  const closing = useRef(handleClose);
  closing.current = handleClose;
  useEffect(() => {
    if (!open) return;
    // The page that it has led to has the focus.
    const handleKeyOfPage = ({ key, target, defaultPrevented }: globalThis.KeyboardEvent) => {
      const from = target instanceof Element ? target : document.body;
      const isOnPage = from === document.body || from.closest('main');
      if (key === 'Escape' && !defaultPrevented && isOnPage && !from.closest(closable)) closing.current();
    };
    document.addEventListener('keydown', handleKeyOfPage);
    return () => document.removeEventListener('keydown', handleKeyOfPage);
  }, [open]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    write(typed);
    setTyped('');
  };
  return (
    <ChatLanguageContext value={spoken}>
      <section
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        className="chat-panel"
        lang={language}
        tabIndex={-1}
        hidden={!open}
        onKeyDown={handleKeyDown}
      >
        <header className="chat-head">
          <LogoMark />
          <div className="chat-head-text">
            <h2 id={titleId} className="chat-title">
              {fill(texts.title, values)}
            </h2>
            <p className="chat-online">{texts.online}</p>
          </div>
          <LanguageChoice language={language} label={texts.language} onChoose={handleLanguage} />
          <IconButton label={texts.close} icon={<CloseIcon />} bare small onClick={handleClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <div ref={list} role="log" aria-label={texts.log} className="chat-log" tabIndex={0}>
          {messages.map((message) => (
            <ChatBubble key={message.id} message={message} onChoose={choose} speak={speak} onChange={showNewest} />
          ))}
          {waiting && <span className="chat-waiting" aria-hidden="true" />}
        </div>
        {leaving && (
          <div className="chat-leaving" role="status">
            <span>{texts.redirecting}</span>
            <Button size="small" onClick={stay}>
              {texts.cancel}
            </Button>
          </div>
        )}
        <form className="chat-form" onSubmit={handleSubmit}>
          <input
            className="a-input a-input--small"
            aria-label={texts.message}
            placeholder={texts.placeholder}
            maxLength={mostCharacters}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="primary" size="small">
            {texts.send}
          </Button>
        </form>
        <p className="chat-foot">{fill(texts.poweredBy, values)}</p>
      </section>
    </ChatLanguageContext>
  );
}
