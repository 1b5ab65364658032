import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notFound: {
    en: 'This note does not exist or has been removed.',
    'pt-BR': 'Esta anotação não existe ou foi removida.',
    es: 'Esta nota no existe o se ha eliminado.',
  },
  tooMany: {
    en: 'A course can have up to 1000 notes. Remove some first.',
    'pt-BR': 'Um curso comporta no máximo 1000 anotações. Remova algumas antes.',
    es: 'Un curso admite como máximo 1000 notas. Elimina algunas antes.',
  },
} satisfies Record<string, Translated>;

export const noteNotFound = () => new DomainError('learning.note.not-found', 404, texts.notFound);
export const tooManyNotes = () => new DomainError('learning.note.too-many', 409, texts.tooMany);
