import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateRoleRequest1763700100004 implements MigrationInterface {
  name = 'CreateRoleRequest1763700100004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'role_request',
        columns: [
          { name: 'id', type: 'varchar', length: '36', isPrimary: true },
          { name: 'account_id', type: 'varchar', length: '36' },
          { name: 'pending_account_id', type: 'varchar', length: '36', isNullable: true },
          { name: 'role', type: 'varchar', length: '16' },
          { name: 'state', type: 'varchar', length: '16' },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'decided_at', type: 'datetime', precision: 3, isNullable: true },
          { name: 'decided_by', type: 'varchar', length: '36', isNullable: true },
        ],
        indices: [
          { name: 'ux_role_request_pending', columnNames: ['pending_account_id'], isUnique: true },
          { name: 'ix_role_request_account', columnNames: ['account_id'] },
        ],
        foreignKeys: [
          {
            name: 'fk_role_request_account',
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
    await runner.dropTable('role_request');
  }
}
