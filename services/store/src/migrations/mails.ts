import { createTable, index, key, tableColumn } from '@arcada/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { id, text, time } = tableColumn;

/** Earlier releases called every mail about an order the same; which one it was is kept by the delivery's id. */
const nameOrderMails = (name: string, table: 'outbox' | 'sent_mail') =>
  class implements MigrationInterface {
    name = name;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(
        `update ${table} set mail_kind = case when exists (
           select 1 from order_mail where order_mail.id = ${table}.id and order_mail.kind = 'refund'
         ) then 'order-refund' else 'order-confirmation' end
         where mail_kind = 'order'`,
      );
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`update ${table} set mail_kind = 'order' where mail_kind like 'order-%'`);
    }
  };

export const mailMigrations = [
  createTable(
    'CreateOrderMail1795500100031',
    'order_mail',
    [id('id', key), id('order_id'), text('kind', 16), time('at')],
    [index('ix_order_mail_order', 'order_id', 'at')],
  ),
  createTable('CreateVersionMailOff1795860000005', 'version_mail_off', [
    id('user_id', key),
    text('product_id', 160, key),
    time('at'),
  ]),
  nameOrderMails('NameWaitingOrderMails1796500000001', 'outbox'),
  nameOrderMails('NameSentOrderMails1796500000002', 'sent_mail'),
];
