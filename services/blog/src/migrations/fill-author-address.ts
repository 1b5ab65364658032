import { site, slugOf } from '@arcada/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives the pages of accounts that write here readable addresses. The former ones lead there. */
export class FillAuthorAddress1797100500013 implements MigrationInterface {
  name = 'FillAuthorAddress1797100500013';

  async up(runner: QueryRunner): Promise<void> {
    const rows: { id: string; name: string; address: string | null }[] = await runner.query(
      'select id, name, address from author order by id',
    );
    const taken = new Set(rows.flatMap(({ id, address }) => [id, address ?? id]));
    for (const { id, name, address } of rows) {
      const slug = slugOf(name);
      // Of an erased account, the site's name is left.
      if (address || !id.startsWith('account-') || !slug || name === site.name) continue;
      let free = slug;
      for (let place = 2; taken.has(free); place++) free = `${slug}-${place}`;
      taken.add(free);
      await runner.query('update author set address = ? where id = ?', [free, id]);
    }
  }

  async down(): Promise<void> {
    // The column goes with its own migration.
  }
}
