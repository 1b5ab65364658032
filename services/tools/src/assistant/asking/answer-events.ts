import type { AssistantAnswer, AssistantEvents } from '@arcada/contracts';

export type AssistantEvent = {
  [Name in keyof AssistantEvents]: { name: Name; data: AssistantEvents[Name] };
}[keyof AssistantEvents];

/** Where an answer is kept. */
export interface AnswerPlace {
  userId: string;
  threadId: string;
  messageId: string;
}

export const startOf = (
  { engine, language, notice }: AssistantAnswer,
  { threadId, messageId }: AnswerPlace,
): AssistantEvent => ({ name: 'start', data: { engine, language, notice, threadId, messageId } });

/** Each citation comes before the first text that rests on it. */
export function eventsOf(answer: AssistantAnswer, place: AnswerPlace): AssistantEvent[] {
  const { citations, texts, refusal } = answer;
  const sent = new Set<number>();
  const body = texts.flatMap((text): AssistantEvent[] => {
    const fresh = citations.filter(({ number }) => text.citations.includes(number) && !sent.has(number));
    for (const { number } of fresh) sent.add(number);
    return [...fresh.map((data) => ({ name: 'citation' as const, data })), { name: 'text', data: text }];
  });
  return [
    startOf(answer, place),
    ...body,
    ...(refusal ? [{ name: 'refusal' as const, data: refusal }] : []),
    { name: 'done', data: { messageId: place.messageId } },
  ];
}
