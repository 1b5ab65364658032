import { DomainError } from '@arcada/service-kit';

/** Also for another buyer's order, so that the client doesn't learn whether it exists. */
export const orderNotFound = () =>
  new DomainError('store.order.not-found', 404, {
    en: 'There is no such order.',
    'pt-BR': 'Este pedido não existe.',
    es: 'Este pedido no existe.',
  });

export const noInvoice = () =>
  new DomainError('store.order.no-invoice', 404, {
    en: 'This order has no invoice, because it has not been paid.',
    'pt-BR': 'Este pedido não tem fatura, porque não foi pago.',
    es: 'Este pedido no tiene factura porque no se ha pagado.',
  });

export const noDownload = () =>
  new DomainError('store.order.no-download', 404, {
    en: 'This order has no such download. Files are available once an order is paid, until it is refunded.',
    'pt-BR': 'Este pedido não tem esse download. Os arquivos ficam disponíveis após o pagamento, até um reembolso.',
    es: 'Este pedido no tiene esa descarga. Los archivos están disponibles tras el pago y hasta un reembolso.',
  });

export const notRefundable = () =>
  new DomainError('store.order.not-refundable', 409, {
    en: 'This order has no payment to refund.',
    'pt-BR': 'Este pedido não tem pagamento a reembolsar.',
    es: 'Este pedido no tiene ningún pago que reembolsar.',
  });

export const notAcceptable = () =>
  new DomainError('store.order.not-paid-late', 409, {
    en: 'Only an order that was paid late can be accepted.',
    'pt-BR': 'Só é possível aceitar um pedido que foi pago com atraso.',
    es: 'Solo se puede aceptar un pedido que se pagó tarde.',
  });
