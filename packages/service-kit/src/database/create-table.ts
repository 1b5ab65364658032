import {
  type MigrationInterface,
  type QueryRunner,
  Table,
  TableColumn,
  type TableColumnOptions,
  type TableForeignKeyOptions,
  TableIndex,
  type TableIndexOptions,
} from 'typeorm';

/** Options of columns and indices for `createTable`. */
export const key = { isPrimary: true } as const;
export const nullable = { isNullable: true } as const;
export const unique = (name: string, ...columnNames: string[]): TableIndexOptions => ({
  name,
  columnNames,
  isUnique: true,
});
export const index = (name: string, ...columnNames: string[]): TableIndexOptions => ({ name, columnNames });

/** A column with another table's id. Both sides specify NO ACTION, because the databases' defaults differ. */
export const reference = (name: string, column: string, table: string): TableForeignKeyOptions => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'NO ACTION',
  onUpdate: 'NO ACTION',
});

/** A migration of one table: one DDL statement on MySQL, and harmless to repeat after a crash. */
export function createTable(
  name: string,
  table: string,
  columns: TableColumnOptions[],
  indices: TableIndexOptions[] = [],
  foreignKeys: TableForeignKeyOptions[] = [],
): new () => MigrationInterface {
  return class implements MigrationInterface {
    name = name;
    async up(runner: QueryRunner) {
      await runner.createTable(new Table({ name: table, columns, indices, foreignKeys }), true);
    }
    async down(runner: QueryRunner) {
      await runner.dropTable(table, true);
    }
  };
}

/** A migration that adds one index. */
export function addIndex(name: string, table: string, added: TableIndexOptions): new () => MigrationInterface {
  return class implements MigrationInterface {
    name = name;
    async up(runner: QueryRunner) {
      const known = await runner.getTable(table);
      if (known?.indices.some((one) => one.name === added.name)) return;
      await runner.createIndex(table, new TableIndex(added));
    }
    async down(runner: QueryRunner) {
      await runner.dropIndex(table, added.name as string);
    }
  };
}

/** A migration that drops one index that nothing reads any more; the release before only reads without it. */
export function dropIndex(name: string, table: string, dropped: TableIndexOptions): new () => MigrationInterface {
  return class implements MigrationInterface {
    name = name;
    async up(runner: QueryRunner) {
      const known = await runner.getTable(table);
      if (known?.indices.some((one) => one.name === dropped.name))
        await runner.dropIndex(table, dropped.name as string);
    }
    async down(runner: QueryRunner) {
      await runner.createIndex(table, new TableIndex(dropped));
    }
  };
}

/**
 * A migration that adds one column. Existing rows and the previous release write without it, so it
 * must be nullable or have a default.
 */
export function addColumn(name: string, table: string, column: TableColumnOptions): new () => MigrationInterface {
  return class implements MigrationInterface {
    name = name;
    async up(runner: QueryRunner) {
      if (!(await runner.hasColumn(table, column.name))) await runner.addColumn(table, new TableColumn(column));
    }
    async down(runner: QueryRunner) {
      if (await runner.hasColumn(table, column.name)) await runner.dropColumn(table, column.name);
    }
  };
}
