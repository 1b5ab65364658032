import type { AssistantEvents } from '@arcada/contracts';
import type { TestCaller } from '@arcada/testing/service';

type Name = keyof AssistantEvents;
export type ReadEvent = { [N in Name]: { name: N; data: AssistantEvents[N] } }[Name];

/** The events of a whole stream. */
export const readEvents = (stream: string): ReadEvent[] =>
  stream
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [name = '', data = ''] = block.split('\n');
      return { name: name.replace('event: ', ''), data: JSON.parse(data.replace('data: ', '')) } as ReadEvent;
    });

export async function ask(caller: TestCaller, question: string, more: { threadId?: string; lang?: string } = {}) {
  const { lang = 'en', ...body } = more;
  const answer = await caller.post<string>(`api/assistant/messages?lang=${lang}`, { question, ...body });
  if (answer.status !== 200) return { status: answer.status, answer, events: [] as ReadEvent[] };
  return { status: 200, answer, events: readEvents(answer.body) };
}

export const dataOf = <N extends Name>(events: readonly ReadEvent[], name: N): AssistantEvents[N][] =>
  events.filter((event) => event.name === name).map(({ data }) => data as AssistantEvents[N]);
