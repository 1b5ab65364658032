import { type Suggestion, topicOfLibrary } from '@arcada/bim';
import { isApiError, useErrorText } from '@arcada/platform';
import { Button, EmptyState, Notice } from '@arcada/ui';
import { notify } from '@arcada/ui/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelConsent } from '../../../shared/model-consent/model-consent.tsx';
import { QueryStates } from '../../../shared/query-states.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { chatApi } from './chat.api.ts';
import { ContextMeter } from './context-meter.tsx';
import { SuggestionItem } from './suggestion-item.tsx';
import './chat.css';

/** Topics that the service suggests by the chat and the project's data; the author adds those that fit. */
export function SuggestionsPanel({ documentId }: { documentId: string }) {
  const { t } = useTranslation('tools');
  const errorText = useErrorText();
  const { document, apply, goTo } = useEditing();
  const query = chatApi.useToolsChatQuery(documentId, { refetchOnMountOrArgChange: true });
  // Kept while another tab is looked at.
  const [suggest, suggesting] = chatApi.useToolsSuggestMutation({ fixedCacheKey: `suggestions ${documentId}` });
  const [added, setAdded] = useState<readonly string[]>([]);
  const { data, error } = suggesting;
  const used = new Set(document.topics.map(({ topic }) => topic).filter(Boolean));
  const left = data?.suggestions.filter(({ topic }) => !used.has(topic.id)) ?? [];
  const undoable = added.filter((id) => document.topics.some((topic) => topic.id === id));
  const add = (suggestions: readonly Suggestion[]) => {
    const topics = suggestions.map(({ topic }) => topicOfLibrary(topic));
    apply(topics.map((topic) => ({ op: 'insert-topic', topic })));
    setAdded(topics.map(({ id }) => id));
  };
  const list = useRef<HTMLUListElement>(null);
  const undo = () => {
    apply(undoable.map((topic) => ({ op: 'remove-topic', topic })));
    list.current?.focus();
  };
  const handleSuggest = async () => {
    setAdded([]);
    const made = await suggest(documentId);
    if (made.data?.suggestions.length)
      notify({ title: t('suggestions.generated', { count: made.data.suggestions.length }), tone: 'success' });
  };
  // The specification's own words for what is missing are the service's message.
  const isRefused = isApiError(error) && error.code.startsWith('tools.chat.');
  if (!query.data) return <QueryStates query={query} />;
  return (
    <div className="tools-chat">
      <p>{t('suggestions.lead')}</p>
      <ModelConsent />
      <ContextMeter meter={query.data.meter} />
      <div className="a-row">
        <Button
          variant="primary"
          loading={suggesting.isLoading}
          loadingLabel={t('suggestions.generating')}
          onClick={() => void handleSuggest()}
        >
          {t('suggestions.generate')}
        </Button>
        {left.length > 1 && <Button onClick={() => add(left)}>{t('suggestions.addAll')}</Button>}
      </div>
      {error !== undefined && (
        <Notice tone="danger" title={isRefused ? undefined : t('suggestions.failed')}>
          {errorText(error)}
        </Notice>
      )}
      <div role="status">
        {undoable.length > 0 && (
          <Notice
            tone="success"
            actions={
              <Button size="small" onClick={undo}>
                {t('suggestions.undo')}
              </Button>
            }
          >
            {t('suggestions.added', { count: undoable.length })}
          </Notice>
        )}
      </div>
      {data && (
        <>
          <p className="a-small a-mute">{data.notice}</p>
          {data.suggestions.length === 0 && (
            <EmptyState
              title={t('suggestions.none')}
              text={t('suggestions.noneText', { count: used.size })}
              action={
                <Button size="small" onClick={() => goTo({ kind: 'topics' })}>
                  {t('suggestions.toLibrary')}
                </Button>
              }
            />
          )}
          <ul ref={list} tabIndex={-1} className="tools-chat-list" aria-label={t('suggestions.tab')}>
            {data.suggestions.map((suggestion) => (
              <SuggestionItem
                key={suggestion.topic.id}
                suggestion={suggestion}
                isUsed={used.has(suggestion.topic.id)}
                onAdd={() => add([suggestion])}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
