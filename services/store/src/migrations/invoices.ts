import { createTable, key, tableColumn, unique } from '@arcada/service-kit';

const { id, longText, integer, time } = tableColumn;

export const invoiceMigrations = [
  createTable(
    'CreateInvoice1795000000011',
    'invoice',
    [integer('number', key), id('order_id'), longText('snapshot'), time('issued_at')],
    [unique('ux_invoice_order', 'order_id')],
  ),
  createTable('CreateInvoicePart1795000000012', 'invoice_part', [
    integer('invoice_number', key),
    integer('part', key),
    { name: 'bytes', type: 'blob' },
  ]),
];
