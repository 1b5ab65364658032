import { IsNull, Not } from 'typeorm';
import type { ServiceConfig } from '../config/base-config.ts';
import type { Database } from '../database/database.ts';
import type { ServiceContext, ServiceDefinition } from '../definition.ts';
import type { ServiceClient } from '../identity/service-client.ts';
import type { Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import { createDelivery } from './delivery.ts';
import type { LaneKey } from './lane.ts';
import { createMailer } from './mailer.ts';
import { OutboxEntity } from './outbox.entity.ts';
import { type Outbox, wholeMail } from './outbox.ts';
import { Relay } from './relay.ts';
import type { RelayTimes } from './relay-times.ts';
import { EVENT_SUBSCRIBERS } from './subscribers.ts';

export interface RelayParts {
  definition: ServiceDefinition;
  data: { database: Database; outbox: Outbox } | undefined;
  context: ServiceContext;
  client: ServiceClient;
  config: ServiceConfig;
  log: Log;
  metrics: Metrics;
  times: Partial<RelayTimes>;
}

/** The relay of a service with a database, wired but not started. */
export function createRelay(parts: RelayParts): Pick<Relay, 'start' | 'stop'> | undefined {
  const { definition, data, context, client, config, log, metrics, times } = parts;
  if (!data) return undefined;
  const settings = {
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    dataDir: config.DATA_DIR,
    host: new URL(config.SITE_URL).hostname,
  };
  const mailer = createMailer(settings);
  const composedMailer = createMailer(settings);
  const { tasks, mails, attachments } = definition;
  const sending = { sendMail: mailer.send, sendComposed: composedMailer.send };
  const deliver = createDelivery({ tasks, mails, attachments, context, client, ...sending });
  const died = metrics.counter('outbox_dead_total', 'Deliveries that were given up', ['kind']);
  const relay = new Relay(data.database, deliver, log, {
    lanes: lanesOf(definition),
    times: { lockMilliseconds: config.OUTBOX_CLAIM_SECONDS * 1000, ...times },
    countDead: (kind) => died.inc({ kind }),
  });
  data.outbox.onAdded((lane) => relay.wake(lane));
  measure(data.database, metrics);
  return {
    start: () => relay.start(),
    stop: () =>
      relay.stop().finally(() => {
        mailer.close();
        composedMailer.close();
      }),
  };
}

const lanesOf = ({ domain, tasks = {}, mails = {} }: ServiceDefinition): LaneKey[] => [
  ...[wholeMail, ...Object.keys(mails)].map((name): LaneKey => ({ kind: 'mail', name, receiver: null })),
  ...Object.keys(tasks).map((name): LaneKey => ({ kind: 'task', name, receiver: null })),
  ...Object.entries(EVENT_SUBSCRIBERS)
    .filter(([name]) => name.startsWith(`${domain}.`))
    .flatMap(([name, receivers]) => receivers.map((receiver): LaneKey => ({ kind: 'event', name, receiver }))),
];

function measure({ read }: Database, metrics: Metrics): void {
  const alive = { diedAt: IsNull() };
  metrics.gauge('outbox_rows', 'Deliveries that wait', () => read.countBy(OutboxEntity, alive));
  metrics.gauge('outbox_dead_rows', 'Deliveries that were given up and wait for a person', () =>
    read.countBy(OutboxEntity, { diedAt: Not(IsNull()) }),
  );
  metrics.gauge('outbox_oldest_seconds', 'Age of the oldest delivery that waits', async () => {
    const oldest = (await read.minimum(OutboxEntity, 'createdAt', alive)) ?? Date.now();
    return (Date.now() - Number(oldest)) / 1000;
  });
}
