import type { EntityManager } from 'typeorm';
import { LessThan } from 'typeorm';
import { tableColumn as column } from '../database/columns.ts';
import { createTable, index, key } from '../database/create-table.ts';
import { sha256 } from '../hexadecimal-hash.ts';
import { DomainError } from '../http/domain-error.ts';
import { IdempotentAnswerEntity } from './idempotent-answer.entity.ts';

/** One request with an Idempotency-Key: its scope, the key, and its content. */
export interface KeyedRequest {
  scope: string;
  key: string;
  request: unknown;
}

const keepMilliseconds = 48 * 3600_000;

/** The header's value, or undefined when the client sent none. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new DomainError(
    'request.idempotency.invalid-key',
    400,
    'Idempotency-Key must be 1 to 200 printable characters.',
  );
}

/** The response given for this key before, else undefined. The same key for another request is refused. */
export async function findAnswer<T>(manager: EntityManager, keyed: KeyedRequest): Promise<T | undefined> {
  const row = await manager.findOneBy(IdempotentAnswerEntity, { id: sha256(`${keyed.scope}\n${keyed.key}`) });
  if (!row) return undefined;
  if (row.requestHash !== sha256(JSON.stringify(keyed.request)))
    throw new DomainError(
      'request.idempotency.key-reused',
      422,
      'This Idempotency-Key was used for another request. Send a new key for a new action.',
    );
  return JSON.parse(row.answer) as T;
}

/** Stores the response; call it in the transaction whose outcome it describes. */
export async function keepAnswer(manager: EntityManager, keyed: KeyedRequest, answer: unknown): Promise<void> {
  await manager.insert(IdempotentAnswerEntity, {
    id: sha256(`${keyed.scope}\n${keyed.key}`),
    scope: keyed.scope,
    requestHash: sha256(JSON.stringify(keyed.request)),
    answer: JSON.stringify(answer),
    createdAt: Date.now(),
  });
}

/**
 * Responses that won't be requested again. The relay deletes them once an hour in every service
 * that keeps some.
 */
export const oldAnswers = (now: number) => ({ createdAt: LessThan(now - keepMilliseconds) });

/**
 * Migration of the table; `name` ends in 13 digits. Add IdempotentAnswerEntity to the service's
 * entities too.
 */
export const createIdempotentAnswers = (name: string) =>
  createTable(
    name,
    'idempotent_answer',
    [
      column.text('id', 64, key),
      column.text('scope', 60),
      column.text('request_hash', 64),
      column.longText('answer'),
      column.big('created_at'),
    ],
    [index('ix_idempotent_answer_created', 'created_at'), index('ix_idempotent_answer_scope', 'scope')],
  );
