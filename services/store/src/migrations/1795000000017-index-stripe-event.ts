import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

const name = 'ix_stripe_event_received';

/** Old events are dropped by the time at which they came. */
export class IndexStripeEvent1795000000017 implements MigrationInterface {
  name = 'IndexStripeEvent1795000000017';

  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('stripe_event');
    if (table?.indices.some((index) => index.name === name)) return;
    await runner.createIndex('stripe_event', new TableIndex({ name, columnNames: ['received_at'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('stripe_event', name);
  }
}
