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
    en: 'This coupon has expired. You can buy without it.',
    'pt-BR': 'Este cupom expirou. Você pode comprar sem ele.',
    es: 'Este cupón ha caducado. Puedes comprar sin él.',
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

export const couponUsedByYou = () =>
  new DomainError('store.coupon.used-by-you', 409, {
    en: 'You have already used this coupon. If that order is still unpaid, pay it from your order history.',
    'pt-BR': 'Você já usou este cupom. Se aquele pedido ainda não foi pago, pague-o no histórico de pedidos.',
    es: 'Ya has usado este cupón. Si aquel pedido aún no está pagado, págalo desde tu historial de pedidos.',
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
