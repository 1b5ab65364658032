import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notFound: {
    en: 'This note does not exist or has been removed.',
    'pt-BR': 'Esta anotação não existe ou foi removida.',
    es: 'Este apunte no existe o se ha eliminado.',
  },
  tooMany: {
    en: 'A course holds 1000 notes at most. Remove some first.',
    'pt-BR': 'Um curso comporta no máximo 1000 anotações. Remova algumas antes.',
    es: 'Un curso admite como máximo 1000 apuntes. Elimina algunos antes.',
  },
} satisfies Record<string, Translated>;

export const noteNotFound = () => new DomainError('learning.note.not-found', 404, texts.notFound);
export const tooManyNotes = () => new DomainError('learning.note.too-many', 409, texts.tooMany);
