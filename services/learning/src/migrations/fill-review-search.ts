import { likeText } from '@arcada/search';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Written {
  id: string;
  author_name: string;
  text: string;
}

/** Makes the reviews that learners wrote before the search existed findable. */
export class FillReviewSearch1795460100003 implements MigrationInterface {
  name = 'FillReviewSearch1795460100003';

  async up(runner: QueryRunner): Promise<void> {
    for (;;) {
      const rows: Written[] = await runner.query(
        "select id, author_name, text from review where source = 'learner' and search_text is null limit 500",
      );
      if (rows.length === 0) return;
      for (const { id, author_name: authorName, text } of rows)
        await runner.query('update review set search_text = ? where id = ?', [likeText(authorName, text), id]);
    }
  }

  async down(): Promise<void> {
    // The column goes with its own migration.
  }
}
