/** Names by which mails ask for an order's documents. */
export const invoiceFile = 'store.invoice';
export const creditNoteFile = 'store.credit-note';
