import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateMailToken1763700100003 implements MigrationInterface {
  name = 'CreateMailToken1763700100003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'mail_token',
        columns: [
          { name: 'id', type: 'varchar', length: '36', isPrimary: true },
          { name: 'token_hash', type: 'varchar', length: '64' },
          { name: 'purpose', type: 'varchar', length: '8' },
          { name: 'account_id', type: 'varchar', length: '36' },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'expires_at', type: 'datetime', precision: 3 },
          { name: 'used_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'used_key', type: 'varchar', length: '64', isNullable: true },
        ],
        indices: [
          { name: 'ux_mail_token', columnNames: ['token_hash'], isUnique: true },
          { name: 'ix_mail_token_account', columnNames: ['account_id'] },
          { name: 'ix_mail_token_expires', columnNames: ['expires_at'] },
        ],
        foreignKeys: [
          {
            name: 'fk_mail_token_account',
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
    await runner.dropTable('mail_token');
  }
}
