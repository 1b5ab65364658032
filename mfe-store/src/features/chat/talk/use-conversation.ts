import type { Language } from '@arcada/contracts';
import { useAreaFrame } from '@arcada/platform';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OptionKey } from '../chat-texts.ts';
import { chatApi, findIsoCourse } from './chat.api.ts';
import {
  afterFreeText,
  answerTo,
  type ChatNode,
  type ChatOption,
  isoFailed,
  isoFound,
  isoMissing,
  stayedHere,
} from './chat-tree.ts';
import { hear, opening, say } from './conversation.ts';

const menuReplyMs = 700;
const freeTextReplyMs = 1000;
const redirectMs = 1000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The courses whose titles are searched; none while the learning area is not live. */
function useCourseTitles(language: Language) {
  const live = useAreaFrame().host.remote('learning') !== undefined;
  const [ask] = chatApi.useLazyStoreChatCourseTitlesQuery();
  return useCallback(() => (live ? ask(language, true).unwrap() : Promise.resolve([])), [live, ask, language]);
}

/**
 * The conversation with the assistant: past messages, the pending reply, and its redirect; calls
 * `onLed` after one. Titles of courses are in the language of the conversation.
 */
export function useConversation(language: Language, onLed: (to: string) => void) {
  const navigate = useNavigate();
  const courseTitles = useCourseTitles(language);
  const led = useRef(onLed);
  led.current = onLed;
  const [messages, setMessages] = useState(opening);
  const [waiting, setWaiting] = useState(false);
  const [leaving, setLeaving] = useState(false);
  // Each choice, message or cancellation is a turn of its own and cancels what the previous turn
  // had pending.
  const turn = useRef(0);
  useEffect(() => () => void turn.current++, []);
  // Pressing one option twice counts once.
  const asked = useRef<OptionKey | undefined>(undefined);
  const { key } = useLocation();
  const going = useRef(false);
  // A visitor who navigates meanwhile must not be redirected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of place counts, also to the same path
  useEffect(() => {
    if (!going.current) return;
    going.current = false;
    asked.current = undefined;
    turn.current += 1;
    setLeaving(false);
    setWaiting(false);
  }, [key]);

  const actions = useMemo(() => {
    const begin = () => {
      setWaiting(false);
      setLeaving(false);
      going.current = false;
      asked.current = undefined;
      turn.current += 1;
      return turn.current;
    };
    const speak = (node: ChatNode, values?: Record<string, string>) => {
      asked.current = undefined;
      setWaiting(false);
      setMessages((before) => say(before, node, values));
    };
    const speakAfter = async (milliseconds: number, mine: number, node: ChatNode) => {
      setWaiting(true);
      await pause(milliseconds);
      if (turn.current === mine) speak(node);
    };
    const leave = async (mine: number, to: string) => {
      setLeaving(true);
      going.current = true;
      await pause(redirectMs);
      if (turn.current !== mine) return;
      setLeaving(false);
      going.current = false;
      navigate(to);
      led.current(to);
    };
    const openIsoCourse = async (mine: number) => {
      setWaiting(true);
      const [courses] = await Promise.all([
        courseTitles().catch((error: unknown) => void console.error('The chat got no courses:', error)),
        pause(menuReplyMs),
      ]);
      if (turn.current !== mine) return;
      const course = courses && findIsoCourse(courses);
      if (!course) return speak(courses ? isoMissing : isoFailed);
      speak(isoFound(course.id), { name: course.title });
      await leave(mine, isoFound(course.id).goTo ?? '');
    };
    return {
      speak,
      choose({ text, action }: ChatOption) {
        if (asked.current === text) return;
        const mine = begin();
        asked.current = text;
        setMessages((before) => hear(before, { option: text }));
        if (action === 'iso_course') return void openIsoCourse(mine);
        const node = answerTo(action);
        void speakAfter(menuReplyMs, mine, node);
        if (node.goTo) void leave(mine, node.goTo);
      },
      /** Typed text is shown and discarded: it never leaves the browser. */
      write(typed: string) {
        if (!typed.trim()) return;
        const mine = begin();
        setMessages((before) => hear(before, { typed: typed.trim() }));
        void speakAfter(freeTextReplyMs, mine, afterFreeText);
      },
      stay() {
        begin();
        speak(stayedHere);
      },
    };
  }, [navigate, courseTitles]);
  return { messages, waiting, leaving, ...actions };
}
