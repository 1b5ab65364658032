import { forEachLanguage, type ManagedProduct, type MissingText, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const notFound: { title: Translated; detail: Translated } = {
  title: { en: 'Product not found', 'pt-BR': 'Produto não encontrado', es: 'Producto no encontrado' },
  detail: {
    en: 'The product you are looking for does not exist or has been removed.',
    'pt-BR': 'O produto que você procura não existe ou foi removido.',
    es: 'El producto que buscas no existe o se ha eliminado.',
  },
};

export function productNotFound(): DomainError {
  const { title, detail } = notFound;
  const message = forEachLanguage((language) => `${title[language]}: ${detail[language]}`);
  return new DomainError('store.product.not-found', 404, message, { detail });
}

/** Admins choose the id of a product, producers its address, as their forms call the same. */
const taken = {
  id: (id: string): Translated => ({
    en: `There is already a product with the id “${id}”. Choose another id.`,
    'pt-BR': `Já existe um produto com o id “${id}”. Escolha outro id.`,
    es: `Ya existe un producto con el id «${id}». Elige otro id.`,
  }),
  address: (id: string): Translated => ({
    en: `There is already a product with the address “${id}”. Choose another address.`,
    'pt-BR': `Já existe um produto com o endereço “${id}”. Escolha outro endereço.`,
    es: `Ya existe un producto con la dirección «${id}». Elige otra dirección.`,
  }),
};

export function productExists(id: string, field: keyof typeof taken = 'id'): DomainError {
  const message = taken[field](id);
  return new DomainError('store.product.exists', 409, message, { errors: [{ path: 'id', message }] });
}

/** What admins and producers do with a product for it to be sold. */
export type SaleStep = 'publish' | 'submit';
const beforeStep: Record<SaleStep, Translated> = {
  publish: {
    en: 'before you publish the product',
    'pt-BR': 'antes de publicar o produto',
    es: 'antes de publicar el producto',
  },
  submit: {
    en: 'before you submit the product',
    'pt-BR': 'antes de enviar o produto',
    es: 'antes de enviar el producto',
  },
};

export function productWithoutFile(step: SaleStep): DomainError {
  const before = beforeStep[step];
  return new DomainError('store.product.no-file', 409, {
    en: `There is no file that buyers could download. Add it ${before.en}.`,
    'pt-BR': `Não há arquivo para os compradores baixarem. Adicione-o ${before['pt-BR']}.`,
    es: `No hay ningún archivo que los compradores puedan descargar. Añádelo ${before.es}.`,
  });
}

export function versionWithoutFile(version: string, current: string): DomainError {
  const message = {
    en: `There is no file of version ${version} yet: buyers still get ${current}. Upload the file of ${version}, or keep the version.`,
    'pt-BR': `Ainda não há arquivo da versão ${version}: os compradores continuam recebendo a ${current}. Envie o arquivo da ${version} ou mantenha a versão.`,
    es: `Aún no hay archivo de la versión ${version}: los compradores siguen recibiendo la ${current}. Sube el archivo de la ${version} o conserva la versión.`,
  };
  return new DomainError('store.product.version-without-file', 409, message, {
    errors: [{ path: 'version', message }],
  });
}

/** RFC 9110 §15.5.13, with what is stored now. */
export function productChanged(current: ManagedProduct): DomainError {
  const message = {
    en: 'This product has been changed in the meantime. Compare both versions before you save.',
    'pt-BR': 'Este produto foi alterado nesse meio-tempo. Compare as duas versões antes de salvar.',
    es: 'Este producto ha cambiado mientras tanto. Compara ambas versiones antes de guardar.',
  };
  return new DomainError('store.product.changed', 412, message, { data: { current } });
}

const missing = {
  en: 'A published product needs this text in every language.',
  'pt-BR': 'Um produto publicado precisa deste texto em todos os idiomas.',
  es: 'Un producto publicado necesita este texto en todos los idiomas.',
};

export function productIncomplete(texts: readonly MissingText[], step: SaleStep): DomainError {
  const before = beforeStep[step];
  const message = {
    en: `Some texts are missing. Add them in every language ${before.en}.`,
    'pt-BR': `Faltam textos. Adicione-os em todos os idiomas ${before['pt-BR']}.`,
    es: `Faltan textos. Añádelos en todos los idiomas ${before.es}.`,
  };
  const errors = texts.map(({ language, field }) => ({ path: `texts.${language}.${field}`, message: missing }));
  return new DomainError('store.product.incomplete', 400, message, { errors });
}

export function unknownRelated(ids: readonly string[]): DomainError {
  const list = ids.join(', ');
  const message = {
    en: `Give ids of other products: ${list} can’t be shown here.`,
    'pt-BR': `Informe ids de outros produtos: ${list} não pode aparecer aqui.`,
    es: `Indica ids de otros productos: ${list} no puede aparecer aquí.`,
  };
  return new DomainError('store.product.unknown-related', 400, message, { errors: [{ path: 'related', message }] });
}

export function coverIsFixed(): DomainError {
  const message = {
    en: 'The picture of this product is fixed by its name and can’t be replaced.',
    'pt-BR': 'A imagem deste produto é definida pelo nome e não pode ser trocada.',
    es: 'La imagen de este producto depende de su nombre y no se puede cambiar.',
  };
  return new DomainError('store.product.fixed-cover', 409, message, { errors: [{ path: 'image', message }] });
}

export function priceOutOfRange(price: number): DomainError {
  const amount = price.toFixed(2);
  return new DomainError('store.product.price-out-of-range', 409, {
    en: `The price would be ${amount}, but it must be from 0 to 100000.`,
    'pt-BR': `O preço seria ${amount}, mas deve ficar entre 0 e 100000.`,
    es: `El precio sería ${amount}, pero debe estar entre 0 y 100000.`,
  });
}

export function notSchedulable(): DomainError {
  const message = {
    en: 'Choose a time in the future, for a product that is not on sale yet.',
    'pt-BR': 'Escolha um horário no futuro, para um produto que ainda não está à venda.',
    es: 'Elige una hora futura, para un producto que aún no está a la venta.',
  };
  return new DomainError('store.product.not-schedulable', 400, message, { errors: [{ path: 'publishAt', message }] });
}

export function productNotRemovable(): DomainError {
  return new DomainError('store.product.not-removable', 409, {
    en: 'This product is no longer as it was created. It stays.',
    'pt-BR': 'Este produto já não está como foi criado. Ele permanece.',
    es: 'Este producto ya no está como se creó. Se queda.',
  });
}

const kept: Record<'on-sale' | 'being-written' | 'sold' | 'at-stripe', Translated> = {
  'on-sale': {
    en: 'Only a draft that was never on sale can be deleted. Archive this product instead.',
    'pt-BR': 'Só é possível excluir um rascunho que nunca esteve à venda. Arquive este produto.',
    es: 'Solo se puede eliminar un borrador que nunca ha estado a la venta. Archiva este producto.',
  },
  'being-written': {
    en: 'A producer is writing a new edition of this product. Send it back or publish it first.',
    'pt-BR': 'Um produtor está escrevendo uma nova edição deste produto. Devolva-a ou publique-a antes.',
    es: 'Un productor está escribiendo una nueva edición de este producto. Devuélvela o publícala antes.',
  },
  sold: {
    en: 'This product is part of an order and stays on record. Archive it instead.',
    'pt-BR': 'Este produto faz parte de um pedido e permanece registrado. Arquive-o.',
    es: 'Este producto forma parte de un pedido y queda registrado. Archívalo.',
  },
  'at-stripe': {
    en: 'This product is at Stripe. Remove it there first, on the page of Stripe products, or archive it.',
    'pt-BR': 'Este produto está na Stripe. Remova-o de lá antes, na página de produtos da Stripe, ou arquive-o.',
    es: 'Este producto está en Stripe. Quítalo antes de allí, en la página de productos de Stripe, o archívalo.',
  },
};

/** Why a product can’t be deleted. */
export const productKept = (reason: keyof typeof kept) =>
  new DomainError(`store.product.kept.${reason}`, 409, kept[reason]);

export function productRelated(names: readonly string[]): DomainError {
  const list = names.join(', ');
  return new DomainError('store.product.kept.related', 409, {
    en: `This product is named as related by ${list}. Take it off there first.`,
    'pt-BR': `Este produto aparece como relacionado em ${list}. Retire-o de lá antes.`,
    es: `Este producto figura como relacionado en ${list}. Quítalo antes de allí.`,
  });
}
