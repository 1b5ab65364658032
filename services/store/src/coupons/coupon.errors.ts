import {
  type Coupon,
  centsToDollars,
  dateFormat,
  forEachLanguage,
  formatPrice,
  type Language,
  leastChargeCents,
} from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

export const unknownCoupon = () =>
  new DomainError('store.coupon.unknown', 404, {
    en: 'There is no such coupon. Check the code for typing errors.',
    'pt-BR': 'Este cupom não existe. Confira se o código foi digitado certo.',
    es: 'Este cupón no existe. Comprueba que has escrito bien el código.',
  });

const waitTexts: Record<Language, (minutes: number) => string> = {
  en: (n) => `Too many unknown codes. Try again in ${n} ${n === 1 ? 'minute' : 'minutes'}.`,
  'pt-BR': (n) => `Muitos códigos desconhecidos. Tente novamente em ${n} ${n === 1 ? 'minuto' : 'minutos'}.`,
  es: (n) => `Demasiados códigos desconocidos. Vuelve a intentarlo en ${n} ${n === 1 ? 'minuto' : 'minutos'}.`,
};
export const tooManyCodes = (seconds: number) =>
  new DomainError(
    'store.coupon.too-many',
    429,
    forEachLanguage((each) => waitTexts[each](Math.ceil(seconds / 60))),
    { headers: { 'retry-after': String(seconds) }, logLevel: 'warn' },
  );

export const couponEnded = () =>
  new DomainError('store.coupon.ended', 409, {
    en: 'This coupon is no longer valid. You can buy without it.',
    'pt-BR': 'Este cupom não é mais válido. Você pode comprar sem ele.',
    es: 'Este cupón ya no es válido. Puedes comprar sin él.',
  });

export const couponNotYet = (startsAt: Date) => {
  const day = forEachLanguage((each) => dateFormat(each, { dateStyle: 'long', timeZone: 'UTC' }).format(startsAt));
  return new DomainError('store.coupon.not-yet', 409, {
    en: `This coupon is valid from ${day.en} (UTC).`,
    'pt-BR': `Este cupom vale a partir de ${day['pt-BR']} (UTC).`,
    es: `Este cupón es válido a partir del ${day.es} (UTC).`,
  });
};

export const couponUsedUp = () =>
  new DomainError('store.coupon.used-up', 409, {
    en: 'This coupon has been used up. You can buy without it.',
    'pt-BR': 'Este cupom já se esgotou. Você pode comprar sem ele.',
    es: 'Este cupón ya se ha agotado. Puedes comprar sin él.',
  });

const heldTexts: Record<Language, (minutes: number) => string> = {
  en: (n) =>
    n > 0
      ? `Orders that await their payment hold what is left of this coupon. If the first of them isn’t paid, you can use it in ${n} ${n === 1 ? 'minute' : 'minutes'}. Try again then, or buy without it now.`
      : 'Orders whose payment is under way hold what is left of this coupon. Try again later, or buy without it now.',
  'pt-BR': (n) =>
    n > 0
      ? `O que resta deste cupom está reservado por pedidos que aguardam pagamento. Se o primeiro deles não for pago, você poderá usá-lo em ${n} ${n === 1 ? 'minuto' : 'minutos'}. Tente de novo então ou compre agora sem ele.`
      : 'O que resta deste cupom está reservado por pedidos cujo pagamento está em andamento. Tente de novo mais tarde ou compre agora sem ele.',
  es: (n) =>
    n > 0
      ? `Lo que queda de este cupón está reservado por pedidos que esperan su pago. Si el primero no se paga, podrás usarlo en ${n} ${n === 1 ? 'minuto' : 'minutos'}. Inténtalo entonces o compra ahora sin él.`
      : 'Lo que queda de este cupón está reservado por pedidos cuyo pago está en curso. Inténtalo más tarde o compra ahora sin él.',
};

/** Until others pay or let go; `minutes` until the first of them has to, 0 when its bank is still deciding. */
export const couponHeld = (minutes: number) =>
  new DomainError(
    'store.coupon.held',
    409,
    forEachLanguage((each) => heldTexts[each](minutes)),
  );

export const couponUsedByYou = () =>
  new DomainError('store.coupon.used-by-you', 409, {
    en: 'You have already used this coupon as often as an account may. You can buy without it.',
    'pt-BR': 'Você já usou este cupom tantas vezes quanto uma conta pode. Você pode comprar sem ele.',
    es: 'Ya has usado este cupón tantas veces como puede una cuenta. Puedes comprar sin él.',
  });

/** By an order that can't be closed now: the payment is under way, or the provider unreachable. */
export const couponHeldByYou = () =>
  new DomainError('store.coupon.held-by-you', 409, {
    en: 'An earlier order of yours holds this coupon, and its payment may be under way. Pay or cancel it in your order history, or buy without the coupon.',
    'pt-BR':
      'Um pedido anterior seu está com este cupom, e o pagamento dele pode estar em andamento. Pague-o ou cancele-o no histórico de pedidos, ou compre sem o cupom.',
    es: 'Un pedido anterior tuyo tiene este cupón, y su pago puede estar en curso. Págalo o cancélalo en tu historial de pedidos, o compra sin el cupón.',
  });

export const couponNotForThese = () =>
  new DomainError('store.coupon.not-for-these', 409, {
    en: 'This coupon is not for anything in your cart. Add what it is for, or buy without it.',
    'pt-BR': 'Este cupom não vale para nada no seu carrinho. Inclua algo a que ele se aplique ou compre sem ele.',
    es: 'Este cupón no es válido para nada de tu carrito. Añade algo al que se aplique o compra sin él.',
  });

/** The provider charges nothing, or at least this much. */
export const couponLeavesTooLittle = () => {
  const least = formatPrice(centsToDollars(leastChargeCents));
  return new DomainError('store.coupon.too-little', 409, {
    en: `With this coupon less than ${least} is left to pay, which cards don’t allow. Add something, or buy without it.`,
    'pt-BR': `Com este cupom restam menos de ${least} a pagar, o que não é possível no cartão. Inclua algo ou compre sem ele.`,
    es: `Con este cupón quedan menos de ${least} por pagar, lo que no se puede cobrar con tarjeta. Añade algo o compra sin él.`,
  });
};

export const couponExists = (code: string) =>
  new DomainError(
    'store.coupon.exists',
    409,
    {
      en: `There is a coupon ${code} already. Choose another code.`,
      'pt-BR': `Já existe um cupom ${code}. Escolha outro código.`,
      es: `Ya existe un cupón ${code}. Elige otro código.`,
    },
    {
      errors: [
        {
          path: 'code',
          message: {
            en: `${code} is taken.`,
            'pt-BR': `${code} já está em uso.`,
            es: `${code} ya está en uso.`,
          },
        },
      ],
    },
  );

/** By the places of what it is to be for. */
export const couponForUnknown = (paths: string[]) => {
  const message = {
    en: 'This is not there, or not on sale. Choose it from the list.',
    'pt-BR': 'Isto não existe ou não está à venda. Escolha na lista.',
    es: 'Esto no existe o no está a la venta. Elígelo en la lista.',
  };
  return new DomainError(
    'store.coupon.for-unknown',
    409,
    {
      en: 'Some of what the coupon is for is not there, or not on sale.',
      'pt-BR': 'Parte daquilo a que o cupom se aplica não existe ou não está à venda.',
      es: 'Parte de aquello para lo que es el cupón no existe o no está a la venta.',
    },
    { errors: paths.map((path) => ({ path, message })) },
  );
};

export const couponNotFound = () =>
  new DomainError('store.coupon.not-found', 404, {
    en: 'There is no such coupon.',
    'pt-BR': 'Este cupom não existe.',
    es: 'Este cupón no existe.',
  });

/** The body carries the coupon as it is now. */
export const couponChanged = (current: Coupon) =>
  new DomainError(
    'store.coupon.changed',
    412,
    {
      en: 'Somebody else has changed this coupon. Compare both versions and save again.',
      'pt-BR': 'Outra pessoa alterou este cupom. Compare as duas versões e salve de novo.',
      es: 'Otra persona ha cambiado este cupón. Compara las dos versiones y guarda de nuevo.',
    },
    { data: { current } },
  );
