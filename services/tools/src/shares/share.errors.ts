import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';
import { mostShares } from './share-limits.ts';

const texts = {
  notFound: {
    en: 'This link does not work: it may have expired or been withdrawn.',
    'pt-BR': 'Este link não funciona: ele pode ter expirado ou ter sido revogado.',
    es: 'Este enlace no funciona: puede haber caducado o haber sido revocado.',
  },
  tooMany: {
    en: `A document can have ${mostShares} links. Withdraw one that is no longer needed.`,
    'pt-BR': `Um documento pode ter ${mostShares} links. Revogue um que não seja mais necessário.`,
    es: `Un documento puede tener ${mostShares} enlaces. Revoca uno que ya no haga falta.`,
  },
} satisfies Record<string, Translated>;

export const linkNotFound = () => new DomainError('tools.share.not-found', 404, texts.notFound);
export const tooManyShares = () => new DomainError('tools.share.too-many', 409, texts.tooMany);
