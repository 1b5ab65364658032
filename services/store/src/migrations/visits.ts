import { createTable, key, tableColumn } from '@arcada/service-kit';

const { text, integer } = tableColumn;

export const visitMigrations = [
  createTable('CreateVisitCount1796000000011', 'visit_count', [
    text('day', 10, key),
    text('kind', 8, key),
    text('subject', 160, key),
    integer('count'),
  ]),
];
