import { cartLimits, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const notYoursTexts: { message: Translated; detail: Translated } = {
  message: {
    en: 'This cart belongs to an account. Sign in to view it.',
    'pt-BR': 'Este carrinho é de uma conta. Entre para vê-lo.',
    es: 'Este carrito es de una cuenta. Inicia sesión para verlo.',
  },
  detail: {
    en: 'Its contents are kept for its owner. Without signing in, you can continue with a new, empty cart.',
    'pt-BR':
      'O conteúdo fica guardado para a pessoa a quem pertence. Sem entrar, você pode continuar com um carrinho novo e vazio.',
    es: 'Su contenido se guarda para la persona a la que pertenece. Sin iniciar sesión puedes seguir con un carrito nuevo y vacío.',
  },
};

export const notYourCart = () =>
  new DomainError('store.cart.not-yours', 403, notYoursTexts.message, { detail: notYoursTexts.detail });

export const lineNotFound = () =>
  new DomainError('store.cart.line-not-found', 404, {
    en: 'This item is no longer in the cart. Reload the cart.',
    'pt-BR': 'Este item não está mais no carrinho. Recarregue o carrinho.',
    es: 'Este artículo ya no está en el carrito. Vuelve a cargar el carrito.',
  });

export const unknownProduct = (id: string) =>
  new DomainError('store.cart.unknown-product', 404, {
    en: `There is no product “${id}” on sale.`,
    'pt-BR': `Não há nenhum produto “${id}” à venda.`,
    es: `No hay ningún producto «${id}» a la venta.`,
  });

export const unknownCourse = (id: string) =>
  new DomainError('store.cart.unknown-course', 404, {
    en: `There is no course “${id}” on sale.`,
    'pt-BR': `Não há nenhum curso “${id}” à venda.`,
    es: `No hay ningún curso «${id}» a la venta.`,
  });

export const coursesUnavailable = () =>
  new DomainError('store.cart.courses-unavailable', 503, {
    en: 'Courses cannot be reached right now. Please try again in a moment.',
    'pt-BR': 'Os cursos estão fora do ar agora. Tente de novo em instantes.',
    es: 'Los cursos no están disponibles en este momento. Inténtalo de nuevo en un momento.',
  });

export const tooMany = () =>
  new DomainError('store.cart.quantity-limit', 409, {
    en: `A cart holds at most ${cartLimits.maxQuantity} of the same item.`,
    'pt-BR': `O carrinho comporta no máximo ${cartLimits.maxQuantity} unidades do mesmo item.`,
    es: `El carrito admite como máximo ${cartLimits.maxQuantity} unidades del mismo artículo.`,
  });

export const tooManyLines = () =>
  new DomainError('store.cart.line-limit', 409, {
    en: `A cart holds at most ${cartLimits.maxLines} different items. Remove one to add another.`,
    'pt-BR': `O carrinho comporta no máximo ${cartLimits.maxLines} itens diferentes. Remova um para incluir outro.`,
    es: `El carrito admite como máximo ${cartLimits.maxLines} artículos distintos. Quita uno para añadir otro.`,
  });

export const totalTooLarge = () =>
  new DomainError('store.cart.total-limit', 409, {
    en: 'The total of this cart exceeds the limit for one order. Split it into several orders, or write to us.',
    'pt-BR': 'O total deste carrinho é maior do que um pedido comporta. Compre em partes, ou escreva para nós.',
    es: 'El total de este carrito supera lo que admite un pedido. Compra por partes, o escríbenos.',
  });
