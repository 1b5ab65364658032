import { type MigrationInterface, type QueryRunner, TableColumn, type TableColumnOptions } from 'typeorm';

/** A migration that adds one column; nothing happens when it is run again after a crash. */
export function addColumn(name: string, table: string, column: TableColumnOptions): new () => MigrationInterface {
  return class implements MigrationInterface {
    name = name;
    async up(runner: QueryRunner) {
      if (!(await runner.hasColumn(table, column.name))) await runner.addColumn(table, new TableColumn(column));
    }
    async down(runner: QueryRunner) {
      await runner.dropColumn(table, column.name);
    }
  };
}
