import type { EventName, EventPayload, ServiceDomain } from '@arcada/contracts';
import type { Abstract, ModuleMetadata, Provider, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EntityManager, MigrationInterface } from 'typeorm';
import type { z } from 'zod';
import type { ServiceConfig } from './config/base-config.ts';
import type { Housekeeper } from './operation/housekeeping.ts';
import type { AttachmentMaker } from './outbox/attachments.ts';
import type { ComposedMail } from './outbox/composed-mail.ts';
import type { PersonalDataSource } from './privacy/personal-data.ts';

/** Injection token of the ServiceDefinition. */
export const DEFINITION = Symbol('arcada.definition');

/** The context of handlers outside of controllers: providers by token, and the configuration. */
export interface ServiceContext<C extends object = object> {
  get<T>(token: Type<T> | Abstract<T> | string | symbol): T;
  config: ServiceConfig & C;
}

/**
 * Handlers of events by name; each runs in one transaction with the inbox row, so its effect
 * happens once.
 */
export type EventHandlers = {
  [N in EventName]?: (payload: EventPayload<N>, manager: EntityManager, context: ServiceContext) => Promise<void>;
};

// Method syntax lets a handler name the payload type that it expects.
type TaskHandler = { run(payload: unknown, context: ServiceContext): Promise<void> }['run'];

export type EntityClass = abstract new (...values: never[]) => unknown;
export type MigrationClass = new () => MigrationInterface;

/** A service: `runService(definition)` in its main.ts makes it a process. */
export interface ServiceDefinition {
  domain: ServiceDomain;
  /**
   * Environment variables in addition to those of every service. `.describe()` and `.meta({ example
   * })` show in fault lists.
   */
  config?: z.ZodObject;
  imports?: NonNullable<ModuleMetadata['imports']>;
  controllers?: Type[];
  providers?: Provider[];
  /** TypeORM entities and migrations; leave both out for a service without database. */
  entities?: readonly (abstract new (
    ...values: never[]
  ) => unknown)[];
  migrations?: MigrationClass[];
  /** Services without whose `<DOMAIN>_URL` this one must not start. */
  calls?: readonly ServiceDomain[];
  /** The `seed` command. Must be repeatable. */
  seed?(context: ServiceContext): Promise<void>;
  /** Further commands, with their arguments; the process ends when they are done. */
  commands?: Record<string, (given: readonly string[], context: ServiceContext) => Promise<void>>;
  onEvent?: EventHandlers;
  /** The provider that exports and erases personal data; the manifest's `personalData` goes with it. */
  personalData?: Type<PersonalDataSource>;
  tasks?: Record<string, TaskHandler>;
  /** Mails that are written at the moment of sending, by name: `outbox.addComposedMail`. */
  mails?: Record<string, ComposedMail>;
  /** Files of mails that are made at the moment of sending, by name: `attachment` of a mail. */
  attachments?: Record<string, AttachmentMaker>;
  /** Providers that run once an hour to delete what was kept long enough. */
  housekeepers?: readonly Type<Housekeeper>[];
  /** Final adjustment of the HTTP server before routes are registered, such as content types of uploads. */
  prepare?(app: NestFastifyApplication, config: ServiceConfig): void | Promise<void>;
  /** Further conditions of readiness; throws when the service can't work. */
  ready?(context: ServiceContext): Promise<void>;
}
