import { tableColumn as column } from '@arcada/service-kit';
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateCourse1795274125990 implements MigrationInterface {
  name = 'CreateCourse1795274125990';

  async up(runner: QueryRunner): Promise<void> {
    const course = new Table({
      name: 'course',
      columns: [
        column.id('id', { isPrimary: true }),
        column.id('owner_id'),
        column.text('title', 120),
        column.time('created_at'),
      ],
      indices: [{ name: 'ix_course_owner', columnNames: ['owner_id', 'created_at'] }],
    });
    await runner.createTable(course, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('course', true);
  }
}
