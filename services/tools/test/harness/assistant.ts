import type { AssistantEvents } from '@arcada/contracts';
import type { TestCaller } from '@arcada/testing/service';
import { type ReadEvent, readEvents } from './events.ts';

export async function ask(caller: TestCaller, question: string, more: { threadId?: string; lang?: string } = {}) {
  const { lang = 'en', ...body } = more;
  const answer = await caller.post<string>(`api/assistant/messages?lang=${lang}`, { question, ...body });
  if (answer.status !== 200) return { status: answer.status, answer, events: [] as ReadEvent<AssistantEvents>[] };
  return { status: 200, answer, events: readEvents<AssistantEvents>(answer.body) };
}
