import { createTable, key, tableColumn } from '@arcada/service-kit';

const { id, longText, time } = tableColumn;

export const billingMigrations = [
  createTable('CreateBillingDetails1796200000032', 'billing_details', [
    id('user_id', key),
    longText('details'),
    time('updated_at'),
  ]),
];
