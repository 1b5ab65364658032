import { randomUUID } from 'node:crypto';
import { type EventName, type EventPayload, events, type Language, type MailKind } from '@arcada/contracts';
import { type EntityManager, In } from 'typeorm';
import { afterCommit } from '../database/scope.ts';
import { currentRequestId } from '../operation/request-id.ts';
import type { LaneKey } from './lane.ts';
import { type DeliveryKind, type MailFacts, noMailFacts, OutboxEntity, OutboxPartEntity } from './outbox.entity.ts';
import { insertRest, toParts } from './payload.ts';
import { EVENT_SUBSCRIBERS } from './subscribers.ts';

export interface Mail {
  /** What it is for, as admins see and filter it. */
  kind: MailKind;
  language: Language;
  to: string;
  subject: string;
  /** Number of the order that it is about, by which admins know it in the list of sent mails. */
  about?: string;
  text: string;
  html?: string;
  /** Reply address, if not the sender's. */
  replyTo?: string;
  /** Further headers, for example `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** A file that `definition.attachments[name]` makes when the mail is sent. */
  attachment?: { name: string; payload: unknown };
  /**
   * Not kept among the sent ones: to who has just left, or one of thousands that are counted elsewhere.
   */
  unlisted?: true;
}

/** Name of deliveries that hold the mail itself. */
export const wholeMail = 'mail';

/** Announces changes to others: written in the transaction of the change, delivered after its commit. */
export class Outbox {
  private wake: (lane: LaneKey) => void = () => {};

  constructor(private readonly subscribers: Readonly<Record<string, readonly string[]>> = EVENT_SUBSCRIBERS) {}

  /** An event to every service that subscribes to it. Each handles it once, in no particular order. */
  async add<N extends EventName>(manager: EntityManager, name: N, payload: EventPayload<N>): Promise<void> {
    const content = events[name].parse(payload);
    for (const receiver of this.subscribers[name] ?? []) await this.insert(manager, 'event', name, receiver, content);
  }

  /** A mail: by SMTP_URL, else as DATA_DIR/mail/<id>.eml. At least once. Returns the id. */
  addMail(manager: EntityManager, mail: Mail): Promise<string> {
    const { kind: mailKind, language, to: recipient } = mail;
    return this.insert(manager, 'mail', wholeMail, null, mail, { mailKind, language, recipient });
  }

  /** A mail that `definition.mails[name]` writes when it is sent. At least once. */
  addComposedMail(manager: EntityManager, name: MailKind, payload: unknown): Promise<string> {
    return this.insert(manager, 'mail', name, null, payload, { mailKind: name });
  }

  /** Takes back deliveries that were not made yet, and forgets what they hold. */
  async withdraw(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.delete(OutboxEntity, { id: In([...ids]) });
    await manager.delete(OutboxPartEntity, { id: In([...ids]) });
  }

  /**
   * Work for `definition.tasks[name]` of this service: at least once, retried with growing pauses
   * while it throws.
   */
  addTask(manager: EntityManager, name: string, payload: unknown): Promise<string> {
    return this.insert(manager, 'task', name, null, payload);
  }

  /** Used by the relay, so that it need not wait for its next poll. */
  onAdded(wake: (lane: LaneKey) => void): void {
    this.wake = wake;
  }

  private async insert(
    manager: EntityManager,
    kind: DeliveryKind,
    name: string,
    receiver: string | null,
    content: unknown,
    facts: Partial<MailFacts> = {},
  ): Promise<string> {
    const [payload = '', ...rest] = toParts(`The ${kind} "${name}"`, content);
    const now = Date.now();
    const id = randomUUID();
    await manager.insert(OutboxEntity, {
      id,
      kind,
      name,
      receiver,
      payload,
      requestId: currentRequestId() ?? null,
      createdAt: now,
      dueAt: now,
      attempts: 0,
      lockedBy: null,
      lockedUntil: 0,
      lastError: null,
      diedAt: null,
      ...noMailFacts,
      ...facts,
    });
    await insertRest(manager, id, rest);
    afterCommit(() => this.wake({ kind, name, receiver }));
    return id;
  }
}
