import { type MigrationInterface, type QueryRunner, Table, TableIndex } from 'typeorm';
import { tableColumn as column } from '../database/columns.ts';
import { addColumn, addIndex, createTable, index, key, nullable } from '../database/create-table.ts';

class CreateOutbox1700000000001 implements MigrationInterface {
  name = 'CreateOutbox1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    const outbox = new Table({
      name: 'outbox',
      columns: [
        column.id('id', key),
        column.text('kind', 8),
        column.text('name', 80),
        column.text('receiver', 20, nullable),
        column.longText('payload'),
        column.big('created_at'),
        column.big('due_at'),
        column.integer('attempts'),
        column.id('locked_by', nullable),
        column.big('locked_until'),
        column.text('last_error', 500, nullable),
      ],
      indices: [{ name: 'ix_outbox_due', columnNames: ['due_at'] }],
    });
    await runner.createTable(outbox, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox', true);
  }
}

class CreateInbox1700000000002 implements MigrationInterface {
  name = 'CreateInbox1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    const inbox = new Table({
      name: 'inbox',
      columns: [column.id('id', key), column.big('received_at')],
      indices: [{ name: 'ix_inbox_received', columnNames: ['received_at'] }],
    });
    await runner.createTable(inbox, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('inbox', true);
  }
}

class CreateOutboxPart1700000000003 implements MigrationInterface {
  name = 'CreateOutboxPart1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [column.id('id', key), column.integer('part', key), column.longText('text')];
    await runner.createTable(new Table({ name: 'outbox_part', columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('outbox_part', true);
  }
}

const AddOutboxDied1700000000004 = addColumn('AddOutboxDied1700000000004', 'outbox', column.big('died_at', nullable));

class IndexOutboxLane1700000000005 implements MigrationInterface {
  name = 'IndexOutboxLane1700000000005';
  private readonly index = new TableIndex({
    name: 'ix_outbox_lane',
    columnNames: ['kind', 'name', 'receiver', 'due_at'],
  });

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('outbox');
    if (!table?.indices.some(({ name }) => name === this.index.name)) await runner.createIndex('outbox', this.index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('outbox', this.index);
  }
}

const AddOutboxRequest1700000000006 = addColumn(
  'AddOutboxRequest1700000000006',
  'outbox',
  column.text('request_id', 64, nullable),
);

const AddOutboxMailKind1700000000007 = addColumn(
  'AddOutboxMailKind1700000000007',
  'outbox',
  column.text('mail_kind', 40, nullable),
);
const AddOutboxLanguage1700000000008 = addColumn(
  'AddOutboxLanguage1700000000008',
  'outbox',
  column.text('language', 8, nullable),
);
const AddOutboxRecipient1700000000009 = addColumn(
  'AddOutboxRecipient1700000000009',
  'outbox',
  column.text('recipient', 320, nullable),
);

const CreateSentMail1700000000010 = createTable(
  'CreateSentMail1700000000010',
  'sent_mail',
  [
    column.id('id', key),
    column.text('mail_kind', 40),
    column.text('language', 8),
    column.text('recipient', 320),
    column.text('recipient_key', 64),
    column.big('created_at'),
    column.big('sent_at'),
    column.integer('attempts'),
  ],
  [
    index('ix_sent_mail_created', 'created_at'),
    index('ix_sent_mail_sent', 'sent_at'),
    index('ix_sent_mail_recipient', 'recipient_key'),
  ],
);
/** Holds all that a search by address compares. */
const IndexSentMailAddress1700000000011 = addIndex(
  'IndexSentMailAddress1700000000011',
  'sent_mail',
  index('ix_sent_mail_address', 'recipient', 'id'),
);

const AddSentMailAbout1700000000012 = addColumn(
  'AddSentMailAbout1700000000012',
  'sent_mail',
  column.text('about', 40, nullable),
);

export const outboxMigrations = [
  CreateOutbox1700000000001,
  CreateInbox1700000000002,
  CreateOutboxPart1700000000003,
  AddOutboxDied1700000000004,
  IndexOutboxLane1700000000005,
  AddOutboxRequest1700000000006,
  AddOutboxMailKind1700000000007,
  AddOutboxLanguage1700000000008,
  AddOutboxRecipient1700000000009,
  CreateSentMail1700000000010,
  IndexSentMailAddress1700000000011,
  AddSentMailAbout1700000000012,
];
