import { createTable, index, key, tableColumn } from '@arcada/service-kit';

const { id, text, big, time } = tableColumn;

export const createProductFile = createTable(
  'CreateProductFile1795000000014',
  'product_file',
  [
    id('id', key),
    text('product_id', 160),
    text('file', 200),
    text('name', 200),
    text('version', 32),
    big('bytes'),
    text('sha256', 64),
    time('added_at'),
  ],
  [index('ix_product_file_product', 'product_id', 'added_at')],
);
