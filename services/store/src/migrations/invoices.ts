import { createTable, index, key, tableColumn, unique } from '@arcada/service-kit';

const { id, text, longText, integer, time, bytes } = tableColumn;

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
  createTable(
    'CreateCreditNote1795500100021',
    'credit_note',
    [integer('number', key), text('refund_id', 255), id('order_id'), longText('snapshot'), time('issued_at')],
    [unique('ux_credit_note_refund', 'refund_id'), index('ix_credit_note_order', 'order_id')],
  ),
  createTable('CreateCreditNotePart1795500100022', 'credit_note_part', [
    integer('number', key),
    integer('part', key),
    bytes('bytes'),
  ]),
];
