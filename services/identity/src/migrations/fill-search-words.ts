import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the accounts from before the search had an index findable, many with each statement. */
export class FillSearchWords1796300000002 implements MigrationInterface {
  name = 'FillSearchWords1796300000002';

  async up(runner: QueryRunner): Promise<void> {
    for (;;) {
      const rows: { id: string }[] = await runner.query('select id from account where search_words is null limit 1000');
      if (rows.length === 0) return;
      await runner.query(
        `update account set search_words = substr(search_text, 1, 500) where id in (${rows.map(() => '?').join(', ')})`,
        rows.map(({ id }) => id),
      );
    }
  }

  async down(): Promise<void> {
    // The column goes with its own migration.
  }
}
