import type { IssueFinding, Place, StoredDocument } from '@arcada/bim';
import type { Language, Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';
import { documentLimits } from './document-limits.ts';

const texts = {
  notFound: {
    en: 'This document does not exist or has been removed.',
    'pt-BR': 'Este documento não existe ou foi removido.',
    es: 'Este documento no existe o se ha eliminado.',
  },
  versionNotFound: {
    en: 'This version does not exist or is no longer kept.',
    'pt-BR': 'Esta versão não existe ou não é mais mantida.',
    es: 'Esta versión no existe o ya no se conserva.',
  },
  changed: {
    en: 'This document has been changed in the meantime. Compare both versions before you save.',
    'pt-BR': 'Este documento foi alterado nesse meio-tempo. Compare as duas versões antes de salvar.',
    es: 'Este documento ha cambiado mientras tanto. Compara ambas versiones antes de guardar.',
  },
  tooMany: {
    en: `You have ${documentLimits.documents} documents, which is the limit. Delete some that you no longer need.`,
    'pt-BR': `Você tem ${documentLimits.documents} documentos, que é o limite. Exclua os que não usa mais.`,
    es: `Tienes ${documentLimits.documents} documentos, que es el límite. Elimina los que ya no necesites.`,
  },
  quota: {
    en: 'Your documents and their versions have reached the storage limit. Delete some that you no longer need.',
    'pt-BR': 'Seus documentos e as versões deles atingiram o limite de armazenamento. Exclua os que não usa mais.',
    es: 'Tus documentos y sus versiones han alcanzado el límite de almacenamiento. Elimina los que ya no necesites.',
  },
  logo: {
    en: 'The logo can’t be read: it is not a PNG or JPEG picture, or it is damaged. Choose another file, or remove the logo.',
    'pt-BR':
      'Não foi possível ler o logotipo: não é uma imagem PNG ou JPEG, ou está corrompido. Escolha outro arquivo ou remova o logotipo.',
    es: 'No se puede leer el logotipo: no es una imagen PNG o JPEG, o está dañado. Elige otro archivo o quita el logotipo.',
  },
  issuedLog: {
    en: 'The revision log must keep the revision, date, status and author of what was issued, and who checked and approved it. Reload the document to get its rows back.',
    'pt-BR':
      'O histórico de revisões deve manter revisão, data, status e autor do que foi emitido, e quem o verificou e aprovou. Recarregue o documento para recuperar essas linhas.',
    es: 'El registro de revisiones debe conservar revisión, fecha, estado y autor de lo emitido, y quién lo revisó y aprobó. Vuelve a cargar el documento para recuperar esas filas.',
  },
  inBin: {
    en: 'This document is in the bin. Restore it before you change it.',
    'pt-BR': 'Este documento está na lixeira. Restaure-o antes de alterá-lo.',
    es: 'Este documento está en la papelera. Restáuralo antes de modificarlo.',
  },
  tooManyVersions: {
    en: 'You have kept, restored or issued many versions within a minute. Wait a moment and try again.',
    'pt-BR': 'Você guardou, restaurou ou emitiu muitas versões em um minuto. Aguarde um momento e tente de novo.',
    es: 'Has guardado, restaurado o emitido muchas versiones en un minuto. Espera un momento y vuelve a intentarlo.',
  },
  versionsBusy: {
    en: 'Your earlier versions are still being stored. Wait a moment and try again.',
    'pt-BR': 'Suas versões anteriores ainda estão sendo gravadas. Aguarde um momento e tente de novo.',
    es: 'Tus versiones anteriores todavía se están guardando. Espera un momento y vuelve a intentarlo.',
  },
  tooManyNew: {
    en: 'You have created many documents within a minute. Wait a moment and try again.',
    'pt-BR': 'Você criou muitos documentos em um minuto. Aguarde um momento e tente de novo.',
    es: 'Has creado muchos documentos en un minuto. Espera un momento y vuelve a intentarlo.',
  },
  newBusy: {
    en: 'Your earlier documents are still being stored. Wait a moment and try again.',
    'pt-BR': 'Seus documentos anteriores ainda estão sendo gravados. Aguarde um momento e tente de novo.',
    es: 'Tus documentos anteriores todavía se están guardando. Espera un momento y vuelve a intentarlo.',
  },
  eirOfAnother: {
    en: 'The EIR that this document answers must be one of your own documents. Choose another, or remove the link.',
    'pt-BR': 'O EIR a que este documento responde deve ser um dos seus documentos. Escolha outro ou remova o vínculo.',
    es: 'El EIR al que responde este documento debe ser uno de tus documentos. Elige otro o quita el vínculo.',
  },
  notIssuable: {
    en: 'This document still has errors. Correct them, or issue it as work in progress.',
    'pt-BR': 'Este documento ainda tem erros. Corrija-os ou emita-o como trabalho em andamento.',
    es: 'Este documento aún tiene errores. Corrígelos o emítelo como trabajo en curso.',
  },
  datedAhead: {
    en: 'The date of issue can’t be after today: once the revision is issued, it can’t be corrected.',
    'pt-BR': 'A data de emissão não pode ser posterior à de hoje: depois de emitida a revisão, não pode ser corrigida.',
    es: 'La fecha de emisión no puede ser posterior a la de hoy: una vez emitida la revisión, no se puede corregir.',
  },
} satisfies Record<string, Translated>;

const revisionTexts = (revision: string, next: string): Translated => ({
  en: `Revision ${revision} has been issued already and stays as it was issued. The next one is ${next}.`,
  'pt-BR': `A revisão ${revision} já foi emitida e permanece como foi emitida. A próxima é ${next}.`,
  es: `La revisión ${revision} ya se ha emitido y permanece tal como se emitió. La siguiente es ${next}.`,
});

const failure = (code: string, status: number, text: Translated, data?: object) =>
  new DomainError(`tools.document.${code}`, status, text, data && { data });

export const documentNotFound = () => failure('not-found', 404, texts.notFound);
export const versionNotFound = () => failure('version-not-found', 404, texts.versionNotFound);
/** RFC 9110 §15.5.13, with what is stored now. */
export const changedElsewhere = (current: StoredDocument) => failure('changed', 412, texts.changed, { current });
export const tooManyDocuments = () => failure('too-many', 409, texts.tooMany);
export const quotaReached = () => failure('quota', 409, texts.quota);
const wait = (code: string, text: Translated, seconds: number) =>
  new DomainError(`tools.document.${code}`, 429, text, { headers: { 'retry-after': String(seconds) } });
export const tooManyVersions = (seconds: number) => wait('too-many-versions', texts.tooManyVersions, seconds);
export const versionsBusy = () => wait('versions-busy', texts.versionsBusy, 1);
export const tooManyNewDocuments = (seconds: number) => wait('too-many-new', texts.tooManyNew, seconds);
export const newDocumentsBusy = () => wait('new-busy', texts.newBusy, 1);
export const issuedLogChanged = () => failure('issued-log', 409, texts.issuedLog);
export const isInBin = () => failure('in-bin', 409, texts.inBin);
export const notIssuable = (findings: readonly IssueFinding[]) =>
  failure('not-issuable', 422, texts.notIssuable, { findings });
/** Findings, too: the editor shows these, each with its place. */
export const issueDatedAhead = (places: readonly Place[], language: Language) =>
  new DomainError('tools.document.issue-dated-ahead', 422, texts.datedAhead, {
    errors: places.map((place) => ({
      path: place.kind === 'field' ? `fields.${place.field}` : 'tables.revisionLog',
      message: texts.datedAhead,
    })),
    data: {
      findings: places.map(
        (place): IssueFinding => ({
          rule: 'revision-dated-in-the-future',
          severity: 'error',
          place: { ...place },
          message: texts.datedAhead[language],
        }),
      ),
    },
  });
export const revisionIssued = (revision: string, next: string) =>
  failure('revision-issued', 409, revisionTexts(revision, next), { next });
export const logoIsNoPicture = () =>
  new DomainError('tools.document.logo', 422, texts.logo, { errors: [{ path: 'logo.data', message: texts.logo }] });
export const eirOfAnother = () =>
  new DomainError('tools.document.eir', 422, texts.eirOfAnother, {
    errors: [{ path: 'eir.documentId', message: texts.eirOfAnother }],
  });
