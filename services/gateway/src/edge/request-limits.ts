import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '@arcada/contracts';
import type { Places } from '../limits/places.ts';
import type { LimitClass, RateLimits } from '../limits/rate-limits.ts';
import type { Turns } from '../limits/turns.ts';
import type { Traffic } from '../operation/traffic.ts';
import { problemTexts } from '../responses/problem-texts.ts';
import type { ResponseWriter } from '../responses/response-writer.ts';
import type { ClientAddresses } from './client-address.ts';
import { isPageRead } from './page-reads.ts';

const tooMany = { status: 429, code: 'gateway.too-many-requests', message: problemTexts.tooMany };

/** Refuses clients that send too many requests, with the time to wait. */
export class RequestLimits {
  private readonly limits: RateLimits;
  private readonly addresses: ClientAddresses;
  private readonly responses: ResponseWriter;
  private readonly traffic: Traffic;

  private readonly turns: Turns;
  private readonly streams: Places;

  constructor(parts: {
    limits: RateLimits;
    turns: Turns;
    streams: Places;
    addresses: ClientAddresses;
    responses: ResponseWriter;
    traffic: Traffic;
  }) {
    this.turns = parts.turns;
    this.streams = parts.streams;
    this.limits = parts.limits;
    this.addresses = parts.addresses;
    this.responses = parts.responses;
    this.traffic = parts.traffic;
  }

  /** A slot for a response at its reader's pace, or for events, which have their own; false when a 429 was sent. */
  admitStream(
    request: IncomingMessage,
    response: ServerResponse,
    userId: string | undefined,
    kind: 'files' | 'events' = 'files',
  ): boolean {
    const reader = userId ? `user ${userId}` : networkOf(this.addresses.of(request));
    const free = this.streams.take(`${kind} ${reader}`);
    if (!free) return this.admit(request, response, 1);
    response.once('close', free);
    return true;
  }

  /** A turn to have a page rendered; undefined when a 429 was sent. */
  async turnToDraw(request: IncomingMessage, response: ServerResponse): Promise<(() => void) | undefined> {
    const turn = await this.turns.take(networkOf(this.addresses.of(request)));
    if (!turn) this.admit(request, response, 1);
    return turn;
  }

  addressOf(request: IncomingMessage): string {
    return this.addresses.of(request);
  }

  /** False when a 429 was sent. */
  admitAddress(request: IncomingMessage, response: ServerResponse, kind: LimitClass): boolean {
    if (isPageRead(request)) return true;
    return this.admit(request, response, this.limits.forAddress(kind, this.addresses.of(request)));
  }

  admitAccount(request: IncomingMessage, response: ServerResponse, kind: LimitClass, userId: string): boolean {
    return this.admit(request, response, this.limits.forAccount(kind, userId));
  }

  private admit(request: IncomingMessage, response: ServerResponse, wait: number): boolean {
    if (wait === 0) return true;
    this.traffic.limited += 1;
    this.responses.problem(request, response, tooMany, { retryAfter: Math.ceil(wait) });
    return false;
  }
}
