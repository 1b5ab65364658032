import { fold } from '@arcada/search';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the messages from before the search compared folded text findable. */
export class FillMessageSearch1795600500004 implements MigrationInterface {
  name = 'FillMessageSearch1795600500004';

  async up(runner: QueryRunner): Promise<void> {
    for (;;) {
      const rows: { id: string; name: string; email: string }[] = await runner.query(
        'select id, name, email from contact_message where search_text is null limit 500',
      );
      if (rows.length === 0) return;
      for (const { id, name, email } of rows)
        await runner.query('update contact_message set search_text = ? where id = ?', [fold(`${name}\n${email}`), id]);
    }
  }

  async down(): Promise<void> {
    // The column goes with its own migration.
  }
}
