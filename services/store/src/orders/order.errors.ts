import { forEachLanguage, type Language } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

/** Also for another buyer's order, so that the client doesn't learn whether it exists. */
export const orderNotFound = () =>
  new DomainError('store.order.not-found', 404, {
    en: 'There is no such order.',
    'pt-BR': 'Este pedido não existe.',
    es: 'Este pedido no existe.',
  });

export const alertNotFound = () =>
  new DomainError('store.payment-alert.not-found', 404, {
    en: 'There is no such payment alert.',
    'pt-BR': 'Este alerta de pagamento não existe.',
    es: 'Este aviso de pago no existe.',
  });

export const alertDone = () =>
  new DomainError('store.payment-alert.done', 409, {
    en: 'Another admin has marked this alert as done. Reload the list to see the note.',
    'pt-BR': 'Outro administrador já marcou este alerta como resolvido. Recarregue a lista para ver a observação.',
    es: 'Otro administrador ya marcó este aviso como resuelto. Vuelve a cargar la lista para ver la nota.',
  });

/** Paying is over for this order; the cart still holds what wasn't bought. */
export const notPayable = () =>
  new DomainError('store.order.not-payable', 409, {
    en: 'This order can no longer be paid. Check out again: your cart still has what you didn’t buy.',
    'pt-BR':
      'Este pedido não pode mais ser pago. Finalize a compra de novo: o que você não comprou continua no carrinho.',
    es: 'Este pedido ya no se puede pagar. Finaliza la compra de nuevo: lo que no compraste sigue en tu carrito.',
  });

const offSale = {
  en: (names: string, hasRest: boolean) =>
    `No longer on sale: ${names}. This order has been closed, and nothing was charged.${hasRest ? ' Check out again for the rest, which your cart still has.' : ''}`,
  'pt-BR': (names: string, hasRest: boolean) =>
    `Não está mais à venda: ${names}. Este pedido foi encerrado, e nada foi cobrado.${hasRest ? ' Finalize a compra de novo com o resto, que continua no carrinho.' : ''}`,
  es: (names: string, hasRest: boolean) =>
    `Ya no está a la venta: ${names}. Este pedido se ha cerrado y no se ha cobrado nada.${hasRest ? ' Finaliza la compra de nuevo con el resto, que sigue en tu carrito.' : ''}`,
} satisfies Record<Language, (names: string, hasRest: boolean) => string>;

/** The body carries the `names`, and whether the cart has a rest of the order that can be bought. */
export const noLongerOnSale = (names: readonly string[], hasRest: boolean) => {
  const quoted = (each: Language) => names.map((name) => (each === 'es' ? `«${name}»` : `“${name}”`)).join(', ');
  return new DomainError(
    'store.order.no-longer-on-sale',
    409,
    forEachLanguage((each) => offSale[each](quoted(each), hasRest)),
    { data: { names, hasRest } },
  );
};

export const paymentProcessing = () =>
  new DomainError('store.order.payment-processing', 409, {
    en: 'Your bank is processing this payment, so it can’t be paid again or cancelled now. We’ll email you when it’s done.',
    'pt-BR':
      'Seu banco está processando este pagamento, e agora não é possível pagar de novo nem cancelar. Avisaremos por e-mail quando terminar.',
    es: 'Tu banco está procesando este pago y ahora no se puede volver a pagar ni cancelar. Te avisaremos por correo cuando termine.',
  });

export const noInvoice = () =>
  new DomainError('store.order.no-invoice', 404, {
    en: 'This order has no invoice, because it has not been paid.',
    'pt-BR': 'Este pedido não tem fatura, porque não foi pago.',
    es: 'Este pedido no tiene factura porque no se ha pagado.',
  });

export const noCreditNote = () =>
  new DomainError('store.order.no-credit-note', 404, {
    en: 'This order has no such credit note.',
    'pt-BR': 'Este pedido não tem essa nota de crédito.',
    es: 'Este pedido no tiene esa nota de crédito.',
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

export const lineNotFound = () =>
  new DomainError('store.order.line-not-found', 404, {
    en: 'This order has no such item.',
    'pt-BR': 'Este pedido não tem esse item.',
    es: 'Este pedido no tiene ese artículo.',
  });

export const lineNotRefundable = () =>
  new DomainError('store.order.line-not-refundable', 409, {
    en: 'Only an item that was paid and delivered can be refunded on its own. Refund the whole order instead.',
    'pt-BR': 'Só um item pago e entregue pode ser reembolsado sozinho. Reembolse o pedido inteiro.',
    es: 'Solo se puede reembolsar por separado un artículo pagado y entregado. Reembolsa el pedido completo.',
  });

/** Stripe may have made the refund all the same; asking again finds it. */
export const refundUnconfirmed = () =>
  new DomainError(
    'store.order.refund-unconfirmed',
    503,
    {
      en: 'The payment service has not confirmed the refund yet. It may have been made all the same: look at this order again in a moment. If nothing is there, try again: nothing is refunded twice.',
      'pt-BR':
        'O serviço de pagamento ainda não confirmou o reembolso. Ele pode ter sido feito mesmo assim: veja este pedido de novo em instantes. Se não aparecer, tente outra vez: nada é reembolsado duas vezes.',
      es: 'El servicio de pago aún no ha confirmado el reembolso. Puede que se haya hecho de todos modos: vuelve a mirar este pedido en un momento. Si no aparece, inténtalo otra vez: nada se reembolsa dos veces.',
    },
    { logLevel: 'warn', headers: { 'retry-after': '5' } },
  );

export const checkUnavailable = () =>
  new DomainError(
    'store.order.check-unavailable',
    503,
    {
      en: 'The payment service does not respond, and nothing was changed. Try again in a moment.',
      'pt-BR': 'O serviço de pagamento não responde, e nada foi alterado. Tente de novo em instantes.',
      es: 'El servicio de pago no responde y no se ha cambiado nada. Inténtalo de nuevo en un momento.',
    },
    { logLevel: 'warn', headers: { 'retry-after': '5' } },
  );

export const refundRefused = () =>
  new DomainError(
    'store.order.refund-refused',
    409,
    {
      en: 'The payment service refused this refund, and nothing was refunded. Look at the payment there: it may have been refunded in part, or be disputed.',
      'pt-BR':
        'O serviço de pagamento recusou este reembolso, e nada foi reembolsado. Veja o pagamento lá: ele pode ter sido reembolsado em parte ou estar em contestação.',
      es: 'El servicio de pago ha rechazado este reembolso y no se ha reembolsado nada. Consulta allí el pago: puede estar reembolsado en parte o en disputa.',
    },
    { logLevel: 'error' },
  );

export const noMailToSend = () =>
  new DomainError('store.order.no-mail', 409, {
    en: 'There is no such mail to send: the order is not fulfilled or not refunded, or its buyer’s address is unknown.',
    'pt-BR':
      'Não há esse e-mail para enviar: o pedido não foi entregue ou não foi reembolsado, ou o endereço do comprador é desconhecido.',
    es: 'No hay tal correo que enviar: el pedido no se ha entregado o no se ha reembolsado, o se desconoce la dirección del comprador.',
  });

/** The same mail about an order, with the first one. */
export const mostMailsADay = 5;

export const mailedOften = (seconds: number) =>
  new DomainError(
    'store.order.mailed-often',
    429,
    {
      en: `This mail was not sent again: it can go out once a minute and ${mostMailsADay} times in 24 hours. Try again later.`,
      'pt-BR': `Este e-mail não foi reenviado: ele pode sair uma vez por minuto e ${mostMailsADay} vezes em 24 horas. Tente mais tarde.`,
      es: `Este correo no se ha reenviado: puede salir una vez por minuto y ${mostMailsADay} veces en 24 horas. Inténtalo más tarde.`,
    },
    { headers: { 'retry-after': String(seconds) } },
  );
