import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { tableColumn as column } from '../database/columns.ts';

const key = { isPrimary: true };
const nullable = { isNullable: true };

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

export const outboxMigrations = [CreateOutbox1700000000001, CreateInbox1700000000002, CreateOutboxPart1700000000003];
