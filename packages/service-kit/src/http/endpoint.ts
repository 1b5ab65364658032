import type { InternalCaller, Role } from '@arcada/contracts';
import { HttpCode, SetMetadata, type Type } from '@nestjs/common';
import type { z } from 'zod';
import type { KitRequest } from './request.ts';

export type Policy =
  | 'public'
  | 'user'
  | {
      roles: readonly Role[];
      /**
       * An admin must have typed the password within the last minutes: for money, rights and what can't be undone.
       * `applied`: unless the content says `apply: false`, and so only asks what would happen.
       */
      confirmed?: true | 'applied';
    }
  | { services: readonly InternalCaller[] };

/** A provider that checks a credential which belongs to a route, such as a team's token, by throwing. */
export interface CredentialCheck {
  checkCredential(request: KitRequest): void;
}

export interface EndpointOptions {
  /** Who may call. `user`: anyone signed in. */
  policy: Policy;
  /**
   * Also accepts calls without an internal token, as anonymous: for routes that check a token of
   * their own.
   */
  unsigned?: true;
  /** Checks such a token before anything that came with the call is validated. */
  credential?: Type<CredentialCheck>;
  /** For its owner's own hands: refused to an admin who views the site as the owner. */
  ownerOnly?: true;
  /**
   * The page on which a person who opens the address without a session signs in and finds the same: browsers would show
   * them the 401, or save it as the file.
   */
  signInAt?: (params: Record<string, string>) => string;
  /**
   * Schemas; parsed values replace request.params, query and body before the handler runs. Where no body
   * is declared, a filled one is refused: who sends something means it.
   */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Shape of the successful response: for the OpenAPI document, and checked in tests. */
  response?: z.ZodType;
  /** Status of success; default 201 for POST, else 200. */
  status?: number;
  /**
   * Accepts an Idempotency-Key: the same request sent again creates nothing twice. For every POST
   * that creates.
   */
  idempotent?: true;
  /**
   * The call names the version that it changes, as If-Match: refused without it (428), so that no
   * one's changes are lost. `optional`: for parts that are also changed without having been read.
   */
  versioned?: true | 'optional';
  /** One line for the OpenAPI document. */
  summary: string;
  /** The handler reads `request.rawBody`: the unparsed bytes. */
  rawBody?: true;
  /** The handler reads `request.body` as a stream: a file, sent as application/octet-stream. */
  upload?: true;
}

export const endpointKey = 'arcada.endpoint';

/** Declares the policy and schemas of a route. A route without it stops the start. */
export const Endpoint =
  (options: EndpointOptions): MethodDecorator =>
  (target, key, descriptor) => {
    SetMetadata(endpointKey, options)(target, key, descriptor);
    if (options.status) HttpCode(options.status)(target, key, descriptor);
  };
