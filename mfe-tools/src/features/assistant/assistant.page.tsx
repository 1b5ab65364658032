import { assistantLimits, links, matchLanguage } from '@arcada/contracts';
import { useErrorText, useHead, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { AntdTheme, Field, TextArea } from '@arcada/ui/forms';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { ModelConsent } from '../../shared/model-consent/model-consent.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { Answer, sourceLanguage } from './answer.tsx';
import { assistantApi } from './assistant.api.ts';
import { Message } from './message.tsx';
import { SourceDialog, type SourceState } from './source-dialog.tsx';
import { ThreadList } from './thread-list.tsx';
import { useAsking } from './use-asking.ts';
import '../../shared/tools.css';
import './assistant.css';

/** The documentation assistant: questions, answers quoted from the site's own sources, earlier conversations. */
export function Component() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const thread = search.get('thread') ?? undefined;
  const source = search.get('source');
  const { state } = useLocation() as { state: SourceState | null };
  useHead({ title: t('assistant.title'), noIndex: true });
  const show = (id: string | undefined) => setSearch(id ? { thread: id } : {});
  const closeSource = () => {
    const rest = new URLSearchParams(search);
    rest.delete('source');
    rest.delete(sourceLanguage);
    setSearch(rest);
  };
  return (
    <AntdTheme language={language}>
      <div className="a-container tools-page tools-page--assistant">
        <header className="a-stack">
          <h1>{t('assistant.title')}</h1>
          <p className="a-lead">{t('assistant.lead')}</p>
          <ul className="a-list a-row">
            <li>
              <Link className="a-link" to={links.bepMaker()}>
                {t('maker.title')}
              </Link>
            </li>
            <li>
              <Link className="a-link" to={links.myDocuments()}>
                {t('documents.title')}
              </Link>
            </li>
          </ul>
          <ModelConsent />
        </header>
        <div className="tools-assistant">
          <Conversation thread={thread} onThread={show} />
          <ThreadList current={thread} onRemoved={(id) => id === thread && show(undefined)} />
        </div>
        {source && (
          <SourceDialog
            id={source}
            language={matchLanguage(search.get(sourceLanguage))}
            quotes={state?.quotes ?? []}
            onClose={closeSource}
          />
        )}
      </div>
    </AntdTheme>
  );
}

/** Questions that show what it knows, as long as nothing has been asked. */
const examples = ['plans', 'states', 'acceptance'] as const;

/** A question stands above the field that it was typed into, and its answer would be below the window. */
const showTop = (item: HTMLElement | null) => item?.scrollIntoView?.({ block: 'start' });

interface ConversationProps {
  thread: string | undefined;
  onThread: (id: string) => void;
}

function Conversation({ thread, onThread }: ConversationProps) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const [words, setWords] = useState('');
  const query = assistantApi.useToolsAssistantThreadQuery(thread ?? '', { skip: !thread });
  const current = useRef(thread);
  current.current = thread;
  // Who has opened another conversation meanwhile stays there.
  const { asked, ask, stop, error, busy } = useAsking((id) => current.current === undefined && onThread(id));
  const messages = thread ? (query.currentData?.messages ?? []) : [];
  const question = words.trim();
  const isTooLong = question.length > assistantLimits.question;
  const cannotAsk = question === '' || isTooLong;
  // Its own until the stored conversation has it, and only where it was asked.
  const isShown =
    asked && (busy ? asked.from : asked.threadId) === thread && !messages.some(({ id }) => id === asked.messageId);
  const send = async () => {
    if (busy || cannotAsk) return;
    setWords('');
    // What wasn't answered can be sent again, unless something else has been typed since.
    if (!(await ask(question, thread))) setWords((typed) => typed || question);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <div className="tools-conversation">
      {/* What has just been asked stands there already; a spinner above it would move it. */}
      {thread && !isShown && <QueryStates query={query} />}
      <ol className="tools-messages" aria-label={t('assistant.conversation')} aria-busy={busy}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {isShown && (
          <li ref={showTop} className="tools-message" aria-live="polite">
            <p className="tools-question">{asked.question}</p>
            <Answer answer={asked.answer} />
          </li>
        )}
      </ol>
      {error !== undefined && (
        <Notice tone="danger" title={t('assistant.failed')}>
          {errorText(error)}
        </Notice>
      )}
      {!thread && !isShown && (
        <section className="tools-examples" aria-label={t('assistant.examples')}>
          <p className="a-mute">{t('assistant.examples')}</p>
          <ul className="a-list a-row">
            {examples.map((key) => (
              <li key={key}>
                <Button size="small" onClick={() => setWords(t(`assistant.example.${key}`))}>
                  {t(`assistant.example.${key}`)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form className="tools-ask" onSubmit={handleSubmit}>
        <Field
          label={t('assistant.question')}
          hint={t('assistant.hint')}
          error={
            isTooLong ? t('assistant.tooLong', { length: question.length, most: assistantLimits.question }) : undefined
          }
        >
          <TextArea
            rows={3}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        </Field>
        <div className="a-row">
          <Button
            type="submit"
            variant="primary"
            disabled={cannotAsk && !busy}
            loading={busy}
            loadingLabel={t('assistant.asking')}
          >
            {t('assistant.ask')}
          </Button>
          {busy && <Button onClick={stop}>{t('assistant.stop')}</Button>}
        </div>
      </form>
    </div>
  );
}
