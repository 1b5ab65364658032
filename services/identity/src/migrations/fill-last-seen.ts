import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last use of accounts with sessions. Of those whose sessions had all ended it isn't known. */
export class FillLastSeen1796500000002 implements MigrationInterface {
  name = 'FillLastSeen1796500000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'update account set last_seen_at = (select max(session.last_seen_at) from session ' +
        'where session.account_id = account.id) where last_seen_at is null',
    );
  }

  async down(): Promise<void> {
    // The column goes with its own migration.
  }
}
