import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateSession1763700100002 implements MigrationInterface {
  name = 'CreateSession1763700100002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'session',
        columns: [
          { name: 'id', type: 'varchar', length: '36', isPrimary: true },
          { name: 'token_hash', type: 'varchar', length: '64' },
          { name: 'account_id', type: 'varchar', length: '36' },
          { name: 'user_agent', type: 'varchar', length: '300' },
          { name: 'address', type: 'varchar', length: '64' },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'last_seen_at', type: 'datetime', precision: 3 },
          { name: 'expires_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'ux_session_token', columnNames: ['token_hash'], isUnique: true },
          { name: 'ix_session_account', columnNames: ['account_id'] },
          { name: 'ix_session_expires', columnNames: ['expires_at'] },
        ],
        foreignKeys: [
          {
            name: 'fk_session_account',
            columnNames: ['account_id'],
            referencedTableName: 'account',
            referencedColumnNames: ['id'],
            onDelete: 'NO ACTION',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('session');
  }
}
