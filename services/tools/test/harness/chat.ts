import { randomUUID } from 'node:crypto';
import type { ChatEvents, DocumentChat, Suggestions } from '@arcada/bim';
import type { TestCaller } from '@arcada/testing/service';
import { path } from './documents.ts';
import { readEvents } from './events.ts';

export const chatPath = (documentId: string) => `${path}/${documentId}/chat`;

export async function say(
  caller: TestCaller,
  documentId: string,
  text: string,
  more: { id?: string; lang?: string } = {},
) {
  const { id = randomUUID(), lang = 'en' } = more;
  const answer = await caller.post<string>(`${chatPath(documentId)}/messages?lang=${lang}`, { id, text });
  const events = answer.status === 200 ? readEvents<ChatEvents>(answer.body) : [];
  return { id, answer, events };
}

export const readChat = async (caller: TestCaller, documentId: string) =>
  (await caller.get<DocumentChat>(chatPath(documentId))).body;

export const startChat = (caller: TestCaller, documentId: string) => caller.post<DocumentChat>(chatPath(documentId));

export const suggest = (caller: TestCaller, documentId: string, lang = 'en') =>
  caller.post<Suggestions & { message?: string; code?: string; meter?: unknown }>(
    `${path}/${documentId}/suggestions?lang=${lang}`,
  );
