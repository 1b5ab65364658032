import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever has a certificate had completed the course when it was issued. */
export class FillCourseCompletion1796600300012 implements MigrationInterface {
  name = 'FillCourseCompletion1796600300012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'insert into course_completion (user_id, course_id, completed_at) select user_id, course_id, issued_at from certificate',
    );
  }

  async down(): Promise<void> {
    // The rows go with their table.
  }
}
