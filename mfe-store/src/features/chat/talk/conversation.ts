import type { OptionKey, SayKey } from '../chat-texts.ts';
import { type ChatNode, type ChatOption, greeting } from './chat-tree.ts';

interface MessageBase {
  /** Counts from 1, the greeting. */
  id: number;
  timestamp: number;
}
export interface UserMessage extends MessageBase {
  sender: 'user';
  /** An option's key, or the typed text. */
  content: { option: OptionKey } | { typed: string };
}
/** Bot messages store keys, not texts, so that switching the chat's language changes earlier messages too. */
export interface BotMessage extends MessageBase {
  sender: 'bot';
  say: SayKey;
  values: Record<string, string>;
  cards?: ChatNode['cards'];
  options: ChatOption[];
}
export type ChatMessage = UserMessage | BotMessage;

const next = (messages: readonly ChatMessage[]) => ({ id: messages.length + 1, timestamp: Date.now() });

export const hear = (messages: readonly ChatMessage[], content: UserMessage['content']): ChatMessage[] => [
  ...messages,
  { ...next(messages), sender: 'user', content },
];

export const say = (
  messages: readonly ChatMessage[],
  { say: key, cards, options }: ChatNode,
  values: Record<string, string> = {},
): ChatMessage[] => [...messages, { ...next(messages), sender: 'bot', say: key, cards, options, values }];

export const opening = (): ChatMessage[] => say([], greeting);
