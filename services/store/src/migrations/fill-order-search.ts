import { likeText } from '@arcada/search';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Buyer {
  id: string;
  buyer_name: string | null;
  buyer_email: string | null;
}

/** Makes the orders from before the search compared folded text findable, many with each statement. */
export class FillOrderSearch1796200000037 implements MigrationInterface {
  name = 'FillOrderSearch1796200000037';

  async up(runner: QueryRunner): Promise<void> {
    for (;;) {
      const rows: Buyer[] = await runner.query(
        'select id, buyer_name, buyer_email from store_order where search_text is null limit 250',
      );
      if (rows.length === 0) return;
      const cases = rows.flatMap(({ id, buyer_name: name, buyer_email: email }) => [
        id,
        likeText(name ?? '', email ?? '').slice(0, 500),
      ]);
      await runner.query(
        `update store_order set search_text = case id ${rows.map(() => 'when ? then ?').join(' ')} end
          where id in (${rows.map(() => '?').join(', ')})`,
        [...cases, ...rows.map(({ id }) => id)],
      );
    }
  }

  async down(): Promise<void> {
    // The column goes with its own migration.
  }
}
