import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateAccount1763700100001 implements MigrationInterface {
  name = 'CreateAccount1763700100001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'account',
        columns: [
          { name: 'id', type: 'varchar', length: '36', isPrimary: true },
          { name: 'username', type: 'varchar', length: '60' },
          { name: 'username_key', type: 'varchar', length: '64' },
          { name: 'email', type: 'varchar', length: '254' },
          { name: 'email_key', type: 'varchar', length: '64', isNullable: true },
          { name: 'email_confirmed_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'full_name', type: 'varchar', length: '120', isNullable: true },
          { name: 'role', type: 'varchar', length: '16' },
          { name: 'password_hash', type: 'varchar', length: '200', isNullable: true },
          { name: 'language', type: 'varchar', length: '8' },
          { name: 'search_text', type: 'text' },
          { name: 'registration_key', type: 'varchar', length: '64', isNullable: true },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
        ],
        indices: [
          { name: 'ux_account_username', columnNames: ['username_key'], isUnique: true },
          { name: 'ux_account_email', columnNames: ['email_key'], isUnique: true },
          { name: 'ix_account_email', columnNames: ['email'] },
          { name: 'ix_account_role', columnNames: ['role'] },
          { name: 'ix_account_created', columnNames: ['created_at'] },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('account');
  }
}
