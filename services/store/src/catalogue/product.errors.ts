import { forEachLanguage, type Translated } from '@arcada/contracts';
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

export function productExists(id: string): DomainError {
  return new DomainError('store.product.exists', 409, `A product with the id "${id}" exists: choose another id`);
}

export function productWithoutFile(id: string): DomainError {
  return new DomainError(
    'store.product.no-file',
    409,
    `"${id}" has no file that a buyer could download: add it before publishing the product`,
  );
}
