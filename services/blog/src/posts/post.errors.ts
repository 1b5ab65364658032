import type { Language, Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notFound: {
    en: 'This entry does not exist or has been removed.',
    'pt-BR': 'Este registro não existe ou foi removido.',
    es: 'Esta entrada no existe o se ha eliminado.',
  },
} satisfies Record<string, Translated>;

export const postNotFound = (language: Language) =>
  new DomainError('blog.post.not-found', 404, texts.notFound[language]);
