import { tableColumn as column } from '@arcada/service-kit';
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreatePost1795274115357 implements MigrationInterface {
  name = 'CreatePost1795274115357';

  async up(runner: QueryRunner): Promise<void> {
    const post = new Table({
      name: 'post',
      columns: [
        column.id('id', { isPrimary: true }),
        column.id('owner_id'),
        column.text('title', 120),
        column.time('created_at'),
      ],
      indices: [{ name: 'ix_post_owner', columnNames: ['owner_id', 'created_at'] }],
    });
    await runner.createTable(post, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('post', true);
  }
}
