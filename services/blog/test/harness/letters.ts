import { randomUUID } from 'node:crypto';
import type { Language, Letter } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import type { Answer, TestCaller, TestService } from '@arcada/testing/service';
import { SubscriptionEntity, type SubscriptionStatus } from '../../src/newsletter/newsletter.entity.ts';

export interface Refused {
  code: string;
  message: string;
}
type Reply = Answer<Letter & Refused>;

const letters = 'api/admin/newsletter/letters';

/** The calls of an admin who writes letters. */
export const letterCalls = (caller: () => TestCaller) => ({
  create: (texts: Record<string, unknown>, headers?: Record<string, string>): Promise<Reply> =>
    caller().post(letters, { texts }, headers),
  read: (id: string): Promise<Reply> => caller().get(`${letters}/${id}`),
  save: (id: string, texts: Record<string, unknown>, revision: number): Promise<Reply> =>
    caller().patch(`${letters}/${id}`, { texts }, { 'if-match': `"${revision}"` }),
  send: ({ id, revision }: Letter, at?: string): Promise<Reply> =>
    caller().post(`${letters}/${id}/send`, at ? { at } : {}, { 'if-match': `"${revision}"` }),
  stop: ({ id }: Letter): Promise<Reply> => caller().post(`${letters}/${id}/stop`),
  remove: ({ id, revision }: Letter): Promise<Reply> =>
    caller().delete(`${letters}/${id}`, { 'if-match': `"${revision}"` }),
});

/** Subscribers in the database; returns their addresses, sorted. */
export async function subscribers(
  service: TestService,
  count: number,
  { language = 'en', status = 'confirmed' }: { language?: Language; status?: SubscriptionStatus } = {},
): Promise<string[]> {
  const now = Date.now();
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    email: `reader-${randomUUID().slice(0, 13)}@example.com`,
    language,
    status,
    userId: null,
    createdAt: now,
    confirmedAt: status === 'confirmed' ? now : null,
    endedAt: null,
    endedLetterId: null,
  }));
  const database = service.get(Database);
  for (let at = 0; at < rows.length; at += 200)
    await database.read.insert(SubscriptionEntity, rows.slice(at, at + 200));
  return rows.map(({ email }) => email).sort();
}
