import type { EntityManager } from 'typeorm';
import { readTexts } from './letter-texts.ts';

/** An issue in the audit trail, with its English subject as it is at that moment, or the one it has. */
export async function letterSubject(manager: EntityManager, id: string) {
  const texts = await readTexts(manager, id);
  const name = texts.en?.subject || Object.values(texts).find(({ subject }) => subject)?.subject;
  return { kind: 'letter', id, ...(name && { name }) };
}
