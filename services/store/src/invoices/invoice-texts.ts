import type { Translated } from '@arcada/contracts';

/** Texts of the invoice, in the buyer's language. */
export const invoiceTexts = {
  title: { en: 'Invoice', 'pt-BR': 'Fatura', es: 'Factura' },
  number: { en: 'Invoice number', 'pt-BR': 'Número da fatura', es: 'Número de factura' },
  date: { en: 'Date', 'pt-BR': 'Data', es: 'Fecha' },
  order: { en: 'Order', 'pt-BR': 'Pedido', es: 'Pedido' },
  seller: { en: 'Seller', 'pt-BR': 'Vendedor', es: 'Vendedor' },
  buyer: { en: 'Billed to', 'pt-BR': 'Faturado para', es: 'Facturado a' },
  item: { en: 'Item', 'pt-BR': 'Item', es: 'Artículo' },
  quantity: { en: 'Quantity', 'pt-BR': 'Quantidade', es: 'Cantidad' },
  unitPrice: { en: 'Unit price', 'pt-BR': 'Preço unitário', es: 'Precio unitario' },
  discount: { en: 'Discount', 'pt-BR': 'Desconto', es: 'Descuento' },
  coupon: { en: 'Coupon', 'pt-BR': 'Cupom', es: 'Cupón' },
  amount: { en: 'Amount', 'pt-BR': 'Valor', es: 'Importe' },
  total: { en: 'Total', 'pt-BR': 'Total', es: 'Total' },
  paid: { en: 'Paid by card on', 'pt-BR': 'Pago com cartão em', es: 'Pagado con tarjeta el' },
  free: { en: 'No payment was due.', 'pt-BR': 'Não houve pagamento a fazer.', es: 'No había nada que pagar.' },
  currency: {
    en: 'All amounts in US dollars (USD).',
    'pt-BR': 'Todos os valores em dólares americanos (USD).',
    es: 'Todos los importes en dólares estadounidenses (USD).',
  },
  creditTitle: { en: 'Credit note', 'pt-BR': 'Nota de crédito', es: 'Nota de crédito' },
  creditNumber: { en: 'Credit note number', 'pt-BR': 'Número da nota de crédito', es: 'Número de nota de crédito' },
  creditOf: { en: 'For invoice', 'pt-BR': 'Referente à fatura', es: 'Rectifica la factura' },
  partRefunded: { en: 'Part of the payment', 'pt-BR': 'Parte do pagamento', es: 'Parte del pago' },
  refundedBefore: { en: 'Refunded before', 'pt-BR': 'Reembolsado antes', es: 'Reembolsado antes' },
  refunded: { en: 'Refunded on', 'pt-BR': 'Reembolsado em', es: 'Reembolsado el' },
  page: { en: 'Page', 'pt-BR': 'Página', es: 'Página' },
} satisfies Record<string, Translated>;
