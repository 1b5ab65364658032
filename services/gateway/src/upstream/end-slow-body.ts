import type { IncomingMessage } from 'node:http';
import type { SlowSide } from '@arcada/service-kit/process';
import { BodyTooSlow, BodyUnread, giveUpBody } from './request-body.ts';

/** A body that is being read fails with the reason; the rest of one that was refused already ends its connection. */
export function endSlowBody(request: IncomingMessage, _response: unknown, side: SlowSide): void {
  const reason = side === 'sender' ? new BodyTooSlow() : new BodyUnread();
  if (!giveUpBody(request, reason)) request.socket.destroy();
}
