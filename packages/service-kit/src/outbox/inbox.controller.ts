import { type EventName, type EventPayload, events, serviceDomains } from '@arcada/contracts';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { z } from 'zod';
import type { ServiceConfig } from '../config/base-config.ts';
import { CONFIG } from '../config/config.ts';
import { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/faults.ts';
import { DEFINITION, type EventHandlers, type ServiceDefinition } from '../definition.ts';
import { DomainError } from '../http/domain-error.ts';
import { Endpoint } from '../http/endpoint.ts';
import { CurrentActor } from '../http/parameters.ts';
import type { Actor } from '../identity/actor.ts';
import { contextOf } from '../service-context.ts';
import { InboxEntity } from './outbox.entity.ts';
import { forgetSentMails } from './sent-mails.ts';

const eventSchema = z.object({ id: z.uuid(), name: z.string(), payload: z.unknown() });

/**
 * Receives events of other services. The handler's effect and the event's id are written together
 * or not at all.
 */
@Controller('internal/events')
export class InboxController {
  constructor(
    @Inject(DEFINITION) private readonly definition: ServiceDefinition,
    @Inject(CONFIG) private readonly config: ServiceConfig,
    private readonly database: Database,
    private readonly modules: ModuleRef,
  ) {}

  @Post()
  @Endpoint({
    policy: { services: serviceDomains },
    body: eventSchema,
    status: 200,
    response: z.object({ duplicate: z.boolean() }),
    summary: 'Receives an event of another service',
  })
  async take(@Body() event: z.infer<typeof eventSchema>, @CurrentActor() actor: Actor) {
    const name = event.name as EventName;
    const handler = this.definition.onEvent?.[name] as EventHandlers['identity.user.erased'];
    const schema = events[name];
    if (!Object.hasOwn(events, name) || !handler) {
      throw new DomainError(
        'internal.event.unknown',
        404,
        `The ${this.definition.domain} service doesn't take ${name}.`,
      );
    }
    if (actor.kind !== 'service' || !name.startsWith(`${actor.name}.`)) {
      throw new DomainError('internal.event.foreign', 403, 'A service sends the events of its own domain only.');
    }
    const payload = schema.safeParse(event.payload);
    if (!payload.success) {
      throw new DomainError('internal.event.invalid', 400, `The payload of ${name} doesn't fit its schema.`, {
        detail: z.prettifyError(payload.error),
      });
    }
    const erasedKeys =
      name === 'identity.user.erased' ? (payload.data as EventPayload<'identity.user.erased'>).emailKeys : [];
    return this.handleOnce(event.id, handler, payload.data as EventPayload<'identity.user.erased'>, erasedKeys);
  }

  private async handleOnce<P>(
    id: string,
    handler:
      | ((payload: P, manager: Database['read'], context: ReturnType<typeof contextOf>) => Promise<void>)
      | undefined,
    payload: P,
    erasedKeys: readonly string[],
  ) {
    let duplicate = false;
    await this.database.transaction(async (manager) => {
      try {
        await manager.insert(InboxEntity, { id, receivedAt: Date.now() });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        duplicate = true;
        return;
      }
      await handler?.(payload, manager, contextOf(this.modules, this.config));
      await forgetSentMails(manager, erasedKeys);
    });
    return { duplicate };
  }
}
