import type { AssistantAnswer, AssistantEvents } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { postForEvents } from '@arcada/platform/events';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { toolsApi } from '../../shared/tools-api.ts';

type Partly = Pick<AssistantAnswer, 'engine' | 'language' | 'notice' | 'citations' | 'texts' | 'refusal'>;

/** A question that was sent and isn't part of the stored conversation yet. */
export interface Asked {
  question: string;
  answer: Partly;
  /** The conversation it was asked in; none for a new one. */
  from: string | undefined;
  /** Known from the first event on. */
  threadId?: string;
  messageId?: string;
}

const nothing: Omit<Partly, 'language'> = { engine: 'local', notice: '', citations: [], texts: [], refusal: null };

/** The question with one more event of its response. */
function withEvent(asked: Asked, event: string, data: unknown): Asked {
  const { answer } = asked;
  switch (event) {
    case 'start': {
      const { threadId, messageId, engine, language, notice } = data as AssistantEvents['start'];
      return { ...asked, threadId, messageId, answer: { ...answer, engine, language, notice } };
    }
    case 'citation':
      return { ...asked, answer: { ...answer, citations: [...answer.citations, data as AssistantEvents['citation']] } };
    case 'text':
      return { ...asked, answer: { ...answer, texts: [...answer.texts, data as AssistantEvents['text']] } };
    case 'refusal':
      return { ...asked, answer: { ...answer, refusal: data as AssistantEvents['refusal'] } };
    default:
      return asked;
  }
}

/**
 * Asks the assistant and shows its answer as it arrives; one question at a time, which can be stopped.
 * `onThread` is told the conversation that a question has begun.
 */
export function useAsking(onThread: (threadId: string) => void) {
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<Asked>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  /** True when the whole answer has arrived. */
  const ask = async (question: string, threadId: string | undefined): Promise<boolean> => {
    const controller = new AbortController();
    leaving.current = controller;
    setBusy(true);
    setError(undefined);
    let current: Asked = { question, answer: { ...nothing, language }, from: threadId };
    setAsked(current);
    let ended = false;
    try {
      const body = { question, ...(threadId ? { threadId } : {}) };
      const options = { language, signal: controller.signal };
      for await (const { event, data } of postForEvents('/api/assistant/messages', body, options)) {
        if (event === 'error') throw { ...(data as AssistantEvents['error']), status: 500, text: '' };
        current = withEvent(current, event, data);
        setAsked(current);
        ended ||= event === 'done';
      }
      if (!ended) throw { status: 0, code: 'network', message: '', text: 'the answer was cut off' };
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
      // Refused: no conversation has it.
      if (!current.messageId) setAsked(undefined);
    } finally {
      setBusy(false);
      dispatch(toolsApi.util.invalidateTags(['AssistantThread']));
    }
    if (!threadId && current.threadId && !controller.signal.aborted) onThread(current.threadId);
    return ended;
  };
  const stop = () => leaving.current?.abort();
  return { asked, ask, stop, error, busy };
}
