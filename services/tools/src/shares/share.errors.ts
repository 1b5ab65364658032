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
  nothingIssued: {
    en: 'This document has not been issued yet. Issue it first, or share the working copy.',
    'pt-BR': 'Este documento ainda não foi emitido. Emita-o primeiro ou compartilhe a cópia de trabalho.',
    es: 'Este documento aún no se ha emitido. Emítelo primero o comparte la copia de trabajo.',
  },
  filesOff: {
    en: 'This document can be read here, but the person who shared it does not offer it for download.',
    'pt-BR': 'Este documento pode ser lido aqui, mas quem o compartilhou não permite baixá-lo.',
    es: 'Este documento se puede leer aquí, pero quien lo compartió no permite descargarlo.',
  },
  tooManyFiles: {
    en: 'Many files were downloaded with this link or from your network within a minute. Wait a moment and try again.',
    'pt-BR':
      'Muitos arquivos foram baixados com este link ou pela sua rede em um minuto. Aguarde um momento e tente de novo.',
    es: 'Se han descargado muchos archivos con este enlace o desde tu red en un minuto. Espera un momento y vuelve a intentarlo.',
  },
  filesBusy: {
    en: 'Other files of shared documents are being made right now. Wait a few seconds and try again.',
    'pt-BR':
      'Outros arquivos de documentos compartilhados estão sendo gerados agora. Aguarde alguns segundos e tente de novo.',
    es: 'Se están generando otros archivos de documentos compartidos en este momento. Espera unos segundos y vuelve a intentarlo.',
  },
  tooLongToPrint: {
    en: 'This document is too long for a file. Read it here, and tell the person who shared it.',
    'pt-BR': 'Este documento é longo demais para um arquivo. Leia-o aqui e avise quem o compartilhou.',
    es: 'Este documento es demasiado largo para un archivo. Léelo aquí y avisa a quien lo compartió.',
  },
} satisfies Record<string, Translated>;

export const linkNotFound = () => new DomainError('tools.share.not-found', 404, texts.notFound);
export const tooManyShares = () => new DomainError('tools.share.too-many', 409, texts.tooMany);
export const nothingIssued = () => new DomainError('tools.share.nothing-issued', 409, texts.nothingIssued);
export const filesOff = () => new DomainError('tools.share.no-downloads', 403, texts.filesOff);
export const tooManyFiles = (seconds: number) =>
  new DomainError('tools.share.too-many-files', 429, texts.tooManyFiles, {
    headers: { 'retry-after': String(seconds) },
  });
export const filesBusy = () =>
  new DomainError('tools.share.files-busy', 429, texts.filesBusy, { headers: { 'retry-after': '5' } });
export const sharedTooLong = () => new DomainError('tools.share.too-long', 422, texts.tooLongToPrint);
