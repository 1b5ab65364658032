import type { IncomingMessage } from 'node:http';
import type { SlowSide } from '@arcada/service-kit/process';
import { BodyTooSlow, BodyUnread, giveUpBody } from './request-body.ts';

/** A body being read fails with the reason; the rest of one already refused ends its connection. */
export function endSlowBody(request: IncomingMessage, _response: unknown, side: SlowSide): void {
  const reason = side === 'sender' ? new BodyTooSlow() : new BodyUnread();
  if (!giveUpBody(request, reason)) request.socket.destroy();
}
