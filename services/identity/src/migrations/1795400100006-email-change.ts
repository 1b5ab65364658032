import { addColumn, nullable, tableColumn } from '@arcada/service-kit';

/** An address waits for its confirmation, and links know which address they are about. */
export const emailChangeMigrations = [
  addColumn('AddPendingEmail1795400100006', 'account', tableColumn.text('pending_email', 254, nullable)),
  addColumn('AddMailTokenEmail1795400100007', 'mail_token', tableColumn.text('email', 254, nullable)),
];
