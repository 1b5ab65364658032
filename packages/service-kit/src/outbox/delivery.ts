import type { ServiceDomain } from '@arcada/contracts';
import type { ServiceContext, ServiceDefinition } from '../definition.ts';
import type { ServiceClient } from '../identity/service-client.ts';
import { attachFile } from './attachments.ts';
import { deliverComposed } from './composed-mail.ts';
import type { Deliver } from './deliveries.ts';
import type { Mailer } from './mailer.ts';
import type { OutboxEntity } from './outbox.entity.ts';
import { type Mail, wholeMail } from './outbox.ts';

export interface DeliveryParts {
  tasks: ServiceDefinition['tasks'];
  mails: ServiceDefinition['mails'];
  attachments: ServiceDefinition['attachments'];
  context: ServiceContext;
  client: ServiceClient;
  sendMail: Mailer['send'];
  /** The same for mails that are written while they are sent. */
  sendComposed: Mailer['send'];
}

/** How each kind of outbox row is delivered; throws on failure. */
export const createDelivery =
  ({ tasks, mails, attachments, context, client, sendMail, sendComposed }: DeliveryParts): Deliver =>
  async (row: OutboxEntity, content: unknown) => {
    if (row.kind === 'mail' && row.name === wholeMail) {
      const mail = content as Mail;
      await sendMail(row.id, await attachFile(mail, attachments, context));
      return mail;
    }
    if (row.kind === 'mail') {
      const kind = mails?.[row.name];
      if (!kind) throw new Error(`there is no mail "${row.name}" in the service's definition`);
      return deliverComposed(kind, content, { context, send: sendComposed });
    }
    if (row.kind === 'event') {
      const body = { id: row.id, name: row.name, payload: content };
      await client.call<void>(row.receiver as ServiceDomain, 'internal/events', {
        method: 'POST',
        body,
        background: true,
      });
      return undefined;
    }
    const task = tasks?.[row.name];
    if (!task) throw new Error(`there is no task "${row.name}" in the service's definition`);
    await task(content, context);
    return undefined;
  };
