import { cartLimits, forEachLanguage, type Language, type PriceChange, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

export const emptyCart = () =>
  new DomainError('store.checkout.empty', 409, {
    en: 'Your cart is empty. Add something before you check out.',
    'pt-BR': 'Seu carrinho está vazio. Inclua algo antes de finalizar a compra.',
    es: 'Tu carrito está vacío. Añade algo antes de finalizar la compra.',
  });

/** Carts that were merged at sign-in may hold more than the payment page takes. */
export const tooManyToOrder = (more: number) =>
  new DomainError('store.checkout.line-limit', 409, {
    en: `An order holds at most ${cartLimits.maxLines} different items, and your cart has ${more} more. Remove them and order them afterwards.`,
    'pt-BR': `Um pedido comporta no máximo ${cartLimits.maxLines} itens diferentes, e seu carrinho tem ${more} a mais. Remova-os e compre-os em outro pedido.`,
    es: `Un pedido admite como máximo ${cartLimits.maxLines} artículos distintos, y tu carrito tiene ${more} más. Quítalos y cómpralos en otro pedido.`,
  });

/** The body carries `changes` (what differs from what the buyer saw) and, when known, the new `total` in dollars. */
export const cartChanged = (changes: PriceChange[] = [], total?: number) =>
  new DomainError(
    'store.checkout.changed',
    409,
    {
      en: 'Prices or contents of your cart have changed. Check the new total and confirm again.',
      'pt-BR': 'Os preços ou os itens do seu carrinho mudaram. Confira o novo total e confirme outra vez.',
      es: 'Han cambiado los precios o el contenido de tu carrito. Revisa el nuevo total y confirma otra vez.',
    },
    { data: { changes, total } },
  );

const unconfirmed = {
  en: (names: string) =>
    `The price of ${names} cannot be confirmed right now. Try again in a moment, or remove it to buy the rest.`,
  'pt-BR': (names: string) =>
    `Não é possível confirmar agora o preço de ${names}. Tente de novo em instantes, ou remova para comprar o resto.`,
  es: (names: string) =>
    `Ahora no se puede confirmar el precio de ${names}. Inténtalo de nuevo en un momento, o quítalo para comprar el resto.`,
} satisfies Record<Language, (names: string) => string>;

/** The body carries the `lines` of the cart whose price is unknown. */
export const priceUnconfirmed = (lines: readonly { id: string; seenName: string }[]) => {
  const names = (each: Language) =>
    lines.map(({ seenName }) => (each === 'es' ? `«${seenName}»` : `“${seenName}”`)).join(', ');
  return new DomainError(
    'store.checkout.price-unconfirmed',
    503,
    forEachLanguage((each) => unconfirmed[each](names(each))),
    {
      data: { lines: lines.map(({ id, seenName }) => ({ id, name: seenName })) },
      logLevel: 'warn',
      headers: { 'retry-after': '5' },
    },
  );
};

export const alreadyPaid = (orderId: string) =>
  new DomainError(
    'store.checkout.paid',
    409,
    {
      en: 'This cart has just been paid. See your order history.',
      'pt-BR': 'Este carrinho acabou de ser pago. Veja o seu histórico de pedidos.',
      es: 'Este carrito se acaba de pagar. Consulta tu historial de pedidos.',
    },
    { data: { orderId } },
  );

const pendingTexts: { message: Translated; detail: Translated } = {
  message: {
    en: 'You have too many unpaid orders.',
    'pt-BR': 'Você tem pedidos demais aguardando pagamento.',
    es: 'Tienes demasiados pedidos pendientes de pago.',
  },
  detail: {
    en: 'Pay or cancel one of the orders in your order history, then check out again. Unpaid orders expire after an hour.',
    'pt-BR':
      'Pague ou cancele um dos pedidos do seu histórico e finalize de novo. Pedidos não pagos expiram depois de uma hora.',
    es: 'Paga o cancela uno de los pedidos de tu historial y vuelve a finalizar la compra. Los pedidos sin pagar caducan tras una hora.',
  },
};

export const tooManyPending = () =>
  new DomainError('store.checkout.too-many-pending', 409, pendingTexts.message, {
    detail: pendingTexts.detail,
  });

const oftenTexts: { message: Translated; detail: Translated } = {
  message: {
    en: 'Too many orders at once. Please wait a minute.',
    'pt-BR': 'São pedidos demais de uma vez. Aguarde um minuto.',
    es: 'Son demasiados pedidos a la vez. Espera un minuto.',
  },
  detail: {
    en: 'An account can place ten orders a minute. Your cart is kept.',
    'pt-BR': 'Uma conta pode fazer dez pedidos por minuto. Seu carrinho fica guardado.',
    es: 'Una cuenta puede hacer diez pedidos por minuto. Tu carrito se conserva.',
  },
};

export const tooManyCheckouts = () =>
  new DomainError('store.checkout.too-many', 429, oftenTexts.message, {
    detail: oftenTexts.detail,
    headers: { 'retry-after': '60' },
  });

export const paymentUnavailable = () =>
  new DomainError(
    'store.checkout.payment-unavailable',
    503,
    {
      en: 'The payment service cannot be reached. Nothing was charged and nothing is lost: try again in a moment.',
      'pt-BR': 'O serviço de pagamento está fora do ar. Nada foi cobrado nem perdido: tente de novo em instantes.',
      es: 'El servicio de pago no responde. No se ha cobrado ni perdido nada: inténtalo de nuevo en un momento.',
    },
    { logLevel: 'warn', headers: { 'retry-after': '5' } },
  );

export const paymentRefused = () =>
  new DomainError(
    'store.checkout.payment-refused',
    502,
    {
      en: 'The payment service refused this order. Nothing was charged. Please write to our support.',
      'pt-BR': 'O serviço de pagamento recusou este pedido. Nada foi cobrado. Escreva para o nosso suporte.',
      es: 'El servicio de pago ha rechazado este pedido. No se ha cobrado nada. Escribe a nuestro soporte.',
    },
    { logLevel: 'error' },
  );
