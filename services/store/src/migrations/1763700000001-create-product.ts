import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateProduct1763700000001 implements MigrationInterface {
  name = 'CreateProduct1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'product',
        columns: [
          { name: 'id', type: 'varchar', length: '160', isPrimary: true },
          { name: 'type', type: 'varchar', length: '16' },
          { name: 'category', type: 'varchar', length: '32' },
          { name: 'price_cents', type: 'integer' },
          { name: 'status', type: 'varchar', length: '16' },
          { name: 'version', type: 'varchar', length: '32' },
          { name: 'compatibility', type: 'varchar', length: '120' },
          { name: 'featured_place', type: 'integer', isNullable: true },
          { name: 'image', type: 'varchar', length: '200' },
          { name: 'download_file', type: 'varchar', length: '200' },
          { name: 'download_bytes', type: 'integer' },
          { name: 'related', type: 'text' },
          { name: 'review_histogram', type: 'varchar', length: '120' },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'published_at', type: 'datetime', precision: 3, isNullable: true },
        ],
        indices: [{ name: 'ix_product_updated', columnNames: ['updated_at'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('product');
  }
}
