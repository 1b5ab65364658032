import { DomainError } from '@arcada/service-kit';

/** Also for another's order: whether it exists is nobody's business. */
export const orderNotFound = () => new DomainError('store.order.not-found', 404, 'There is no such order.');

export const noInvoice = () =>
  new DomainError('store.order.no-invoice', 404, 'This order has no invoice: it has not been paid.');

export const noDownload = () =>
  new DomainError('store.order.no-download', 404, 'This order has no such download. Paid orders have, until a refund.');

export const notRefundable = () =>
  new DomainError('store.order.not-refundable', 409, 'This order has no payment that could be given back.');

export const notAcceptable = () =>
  new DomainError('store.order.not-paid-late', 409, 'Only an order that was paid late can be accepted.');
