import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notFound: {
    en: 'This post does not exist or is not published.',
    'pt-BR': 'Este artigo não existe ou não está publicado.',
    es: 'Este artículo no existe o no está publicado.',
  },
} satisfies Record<string, Translated>;

export const postNotFound = () => new DomainError('blog.post.not-found', 404, texts.notFound);

export const imageNotFound = (file: string) =>
  new DomainError('blog.image.not-found', 404, `There is no picture named "${file}"`);
