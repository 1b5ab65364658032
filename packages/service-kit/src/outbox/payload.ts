import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { OutboxEntity, OutboxPartEntity } from './outbox.entity.ts';

// A text column holds 64 KB on MySQL, so longer payloads continue in further rows. 20,000 units are
// at most 60 KB.
const partLength = 20_000;
const most = 1_000_000;

/**
 * JSON in parts that fit one column each. Surrogates are escaped, so that no part ends in half a
 * character.
 */
export function toParts(what: string, payload: unknown): string[] {
  const json = JSON.stringify(payload ?? null).replaceAll(
    /[\ud800-\udfff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  );
  if (json.length > most)
    throw new Error(`${what} is larger than ${most} characters: send an id instead of the content.`);
  return Array.from({ length: Math.ceil(json.length / partLength) }, (_, part) =>
    json.slice(part * partLength, (part + 1) * partLength),
  );
}

export async function insertRest(manager: EntityManager, id: string, rest: readonly string[]): Promise<void> {
  for (const [index, text] of rest.entries()) await manager.insert(OutboxPartEntity, { id, part: index + 1, text });
}

const hasMore = ({ payload }: OutboxEntity) => payload.length === partLength;

export async function readPayload(manager: EntityManager, row: OutboxEntity): Promise<unknown> {
  const rest = hasMore(row)
    ? await manager.find(OutboxPartEntity, { where: { id: row.id }, order: { part: 'ASC' } })
    : [];
  return JSON.parse([row.payload, ...rest.map(({ text }) => text)].join(''));
}

/** The row first: parts without a row are never read. False when the row is gone, or no longer as it must be. */
export async function deleteRow(
  manager: EntityManager,
  row: OutboxEntity,
  only: FindOptionsWhere<OutboxEntity> = {},
): Promise<boolean> {
  const { affected } = await manager.delete(OutboxEntity, { ...only, id: row.id });
  if (affected && hasMore(row)) await manager.delete(OutboxPartEntity, { id: row.id });
  return Boolean(affected);
}
