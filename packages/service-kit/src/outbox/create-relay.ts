import type { ServiceConfig } from '../config/base-config.ts';
import type { Database } from '../database/database.ts';
import type { ServiceContext, ServiceDefinition } from '../definition.ts';
import type { ServiceClient } from '../identity/service-client.ts';
import type { Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import { createDelivery } from './delivery.ts';
import { createMailer } from './mailer.ts';
import { OutboxEntity } from './outbox.entity.ts';
import type { Outbox } from './outbox.ts';
import { defaultRelayTimes, Relay, type RelayTimes } from './relay.ts';

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
export function createRelay(parts: RelayParts): Relay | undefined {
  const { definition, data, context, client, config, log, metrics, times } = parts;
  if (!data) return undefined;
  const sendMail = createMailer({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    dataDir: config.DATA_DIR,
    host: new URL(config.SITE_URL).hostname,
  });
  const deliver = createDelivery({ tasks: definition.tasks, context, client, sendMail });
  const relay = new Relay(data.database, deliver, log, { ...defaultRelayTimes, ...times });
  data.outbox.onAdded(() => relay.wake());
  const { read } = data.database;
  metrics.gauge('outbox_rows', 'Deliveries that wait', () => read.count(OutboxEntity));
  metrics.gauge('outbox_oldest_seconds', 'Age of the oldest delivery that waits', async () => {
    const oldest = (await read.minimum(OutboxEntity, 'createdAt')) ?? Date.now();
    return (Date.now() - Number(oldest)) / 1000;
  });
  return relay;
}
