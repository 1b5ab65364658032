import { answerList, createdRange, pageFields } from '../api/list.ts';
import { type Route, route } from '../api/route.ts';
import { flag, list, solidText } from '../api/shape.ts';
import type { Call } from '../data/transactions.ts';
import type { StripeEvent } from '../data/types.ts';

const path = '/v1/events';

function withPending(call: Call, event: StripeEvent): StripeEvent {
  const row = call.objects
    .statement("SELECT count(*) AS pending FROM delivery WHERE event = ? AND state = 'pending'")
    .get(event.id);
  return { ...event, pending_webhooks: Math.min(1, Number(row?.pending)) };
}

export const eventRoutes: Route[] = [
  route('GET', `${path}/:id`, {}, (call, _, { id = '' }) => withPending(call, call.objects.get('event', id))),
  route(
    'GET',
    path,
    { ...pageFields, created: createdRange, delivery_success: flag, type: solidText(), types: list(solidText(), 20) },
    (call, input) => {
      const found = answerList(call, 'event', path, input, {
        created: input.created,
        equal: { type: input.type },
        oneOf: { type: input.types },
        ...(input.delivery_success === undefined ? {} : { delivered: input.delivery_success }),
      });
      return { ...found, data: found.data.map((event) => withPending(call, event)) };
    },
  ),
];
