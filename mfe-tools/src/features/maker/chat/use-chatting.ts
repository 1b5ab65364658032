import type { ChatEvents, ChatMessage } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { postForEvents } from '@arcada/platform/events';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { toolsApi } from '../../../shared/tools-api.ts';
import { chatPath } from './chat.api.ts';

/** A message that was sent and whose reply hasn't ended, as far as it has arrived. */
export type Said = Pick<ChatMessage, 'id' | 'text'> & { reply: Pick<ChatMessage['reply'], 'notice' | 'text'> };

const network = { status: 0, code: 'network', message: '', text: 'the reply was cut off' };

/** Sends messages, one at a time, and shows each reply as it arrives; it can be stopped. */
export function useChatting(documentId: string) {
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const [said, setSaid] = useState<Said>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  /** True once the service has kept the message. */
  const send = async (id: string, text: string): Promise<boolean> => {
    const controller = new AbortController();
    leaving.current = controller;
    setBusy(true);
    setError(undefined);
    let now: Said = { id, text, reply: { notice: '', text: '' } };
    let kept = false;
    let ended = false;
    const show = (reply: Partial<Said['reply']>) => {
      now = { ...now, reply: { ...now.reply, ...reply } };
      setSaid(now);
    };
    show({});
    try {
      const options = { language, signal: controller.signal };
      for await (const { event, data } of postForEvents(`${chatPath(documentId)}/messages`, { id, text }, options)) {
        kept = true;
        if (event === 'error') throw { ...(data as ChatEvents['error']), status: 500, text: '' };
        if (event === 'start') show({ notice: (data as ChatEvents['start']).notice });
        if (event === 'text') show({ text: now.reply.text + (data as ChatEvents['text']).text });
        ended ||= event === 'done';
      }
      if (!ended) throw network;
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    } finally {
      setBusy(false);
      dispatch(toolsApi.util.invalidateTags(['DocumentChat']));
    }
    return kept;
  };
  return { said, send, stop: () => leaving.current?.abort(), error, busy };
}
