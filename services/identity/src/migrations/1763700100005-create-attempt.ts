import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateAttempt1763700100005 implements MigrationInterface {
  name = 'CreateAttempt1763700100005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'attempt',
        columns: [
          { name: 'id', type: 'varchar', length: '64', isPrimary: true },
          { name: 'used', type: 'integer' },
          { name: 'ends_at', type: 'bigint' },
        ],
        indices: [{ name: 'ix_attempt_ends', columnNames: ['ends_at'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('attempt');
  }
}
