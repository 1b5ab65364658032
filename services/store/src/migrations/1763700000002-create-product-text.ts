import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

export class CreateProductText1763700000002 implements MigrationInterface {
  name = 'CreateProductText1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'product_text',
        columns: [
          { name: 'product_id', type: 'varchar', length: '160', isPrimary: true },
          { name: 'language', type: 'varchar', length: '8', isPrimary: true },
          { name: 'name', type: 'varchar', length: '200' },
          { name: 'description', type: 'varchar', length: '500' },
          { name: 'body', type: 'text' },
          { name: 'inside', type: 'text' },
          { name: 'requirements', type: 'text' },
          { name: 'changelog', type: 'text' },
        ],
        foreignKeys: [
          {
            name: 'fk_product_text_product',
            columnNames: ['product_id'],
            referencedTableName: 'product',
            referencedColumnNames: ['id'],
            onDelete: 'NO ACTION',
            onUpdate: 'NO ACTION',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('product_text');
  }
}
