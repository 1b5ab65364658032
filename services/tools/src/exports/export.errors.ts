import { limits } from '@arcada/bim';
import { numberFormat, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';
import { mostParagraphs } from './docx/paragraphs.ts';
import type { Job, Refusal } from './workers/job.ts';
import type { JobFault } from './workers/run-job.ts';

const inFigures = (count: number, language: string) => numberFormat(language).format(count);
const tooLong: Translated = {
  en: `With its placeholders filled, this document is too long for Word or PDF: a topic may have ${inFigures(limits.filledTopic, 'en')} characters, all together ${inFigures(limits.filledTopics, 'en')} (a line break counts as ${limits.lineBreak}). Name long fields less often in the topics that the checker lists. Nothing has been lost; XLSX and JSON work as before.`,
  'pt-BR': `Com os marcadores preenchidos, este documento é longo demais para Word ou PDF: um tópico pode ter ${inFigures(limits.filledTopic, 'pt-BR')} caracteres, e todos juntos ${inFigures(limits.filledTopics, 'pt-BR')} (uma quebra de linha conta como ${limits.lineBreak}). Cite menos vezes os campos longos nos tópicos que o verificador aponta. Nada se perdeu; XLSX e JSON continuam funcionando.`,
  es: `Con los marcadores rellenos, este documento es demasiado largo para Word o PDF: un tema puede tener ${inFigures(limits.filledTopic, 'es')} caracteres, y todos juntos ${inFigures(limits.filledTopics, 'es')} (un salto de línea cuenta como ${limits.lineBreak}). Nombra menos veces los campos largos en los temas que señala el verificador. No se ha perdido nada; XLSX y JSON siguen funcionando.`,
};

const texts = {
  busy: {
    en: 'Many files are being made right now. Try again in a moment.',
    'pt-BR': 'Muitos arquivos estão sendo gerados agora. Tente de novo em instantes.',
    es: 'Se están generando muchos archivos en este momento. Vuelve a intentarlo en un instante.',
  },
  tooMany: {
    en: 'Your earlier files are still being made. Wait for them and try again.',
    'pt-BR': 'Seus arquivos anteriores ainda estão sendo gerados. Espere e tente de novo.',
    es: 'Tus archivos anteriores todavía se están generando. Espera y vuelve a intentarlo.',
  },
  late: {
    en: 'The file could not be made in time. Try again in a moment.',
    'pt-BR': 'O arquivo não ficou pronto a tempo. Tente de novo em instantes.',
    es: 'El archivo no se ha podido generar a tiempo. Vuelve a intentarlo en un instante.',
  },
  slow: {
    en: 'This file took long while others waited, so it was stopped. Try again in a moment; if it is stopped again, split the document in two.',
    'pt-BR':
      'Este arquivo demorou enquanto outros esperavam e foi interrompido. Tente de novo em instantes; se voltar a acontecer, divida o documento em dois.',
    es: 'Este archivo tardaba mientras otros esperaban y se ha interrumpido. Vuelve a intentarlo en un instante; si se repite, divide el documento en dos.',
  },
  failed: {
    en: 'The file could not be made. The document is unchanged.',
    'pt-BR': 'Não foi possível gerar o arquivo. O documento não foi alterado.',
    es: 'No se ha podido generar el archivo. El documento no ha cambiado.',
  },
  readLate: {
    en: 'The workbook could not be read in time; nothing has been saved. Try again in a moment, or keep only the sheets to import.',
    'pt-BR':
      'A planilha não pôde ser lida a tempo; nada foi salvo. Tente de novo em instantes ou deixe só as abas a importar.',
    es: 'El libro no se ha podido leer a tiempo; no se ha guardado nada. Vuelve a intentarlo en un instante o deja solo las hojas que quieras importar.',
  },
  readFailed: {
    en: 'The workbook could not be read; nothing has been saved. Keep only the sheets to import and try again.',
    'pt-BR': 'Não foi possível ler a planilha; nada foi salvo. Deixe só as abas a importar e tente de novo.',
    es: 'No se ha podido leer el libro; no se ha guardado nada. Deja solo las hojas que quieras importar y vuelve a intentarlo.',
  },
  noSpecification: {
    en: 'Nothing in this document can be written as IDS yet. Add rows with an IFC entity and a property, attribute, classification or material to the level of information need.',
    'pt-BR':
      'Nada neste documento pode ser escrito em IDS ainda. Inclua no nível de informação necessária linhas com uma entidade IFC e uma propriedade, atributo, classificação ou material.',
    es: 'Todavía no hay nada en este documento que se pueda escribir en IDS. Añade al nivel de información necesaria filas con una entidad IFC y una propiedad, un atributo, una clasificación o un material.',
  },
  tooManyParagraphs: {
    en: `This document has more than ${inFigures(mostParagraphs, 'en')} paragraphs and table cells, which is too much for Word. Choose PDF or XLSX, or split the document in two.`,
    'pt-BR': `Este documento tem mais de ${inFigures(mostParagraphs, 'pt-BR')} parágrafos e células de tabela, o que é demais para o Word. Escolha PDF ou XLSX, ou divida o documento em dois.`,
    es: `Este documento tiene más de ${inFigures(mostParagraphs, 'es')} párrafos y celdas de tabla, demasiados para Word. Elige PDF o XLSX, o divide el documento en dos.`,
  },
  unknownScope: {
    en: 'The document no longer has this milestone, or this party has no deliverables for its needs. Choose again.',
    'pt-BR':
      'O documento não tem mais este marco, ou esta parte não tem entregáveis para as necessidades dele. Escolha de novo.',
    es: 'El documento ya no tiene este hito, o esta parte no tiene entregables para sus necesidades. Elige de nuevo.',
  },
  notXlsx: {
    en: 'This file is not a readable workbook. Save it as .xlsx, without a password, and try again.',
    'pt-BR': 'Este arquivo não é uma planilha legível. Salve-o como .xlsx, sem senha, e tente de novo.',
    es: 'Este archivo no es un libro de cálculo legible. Guárdalo como .xlsx, sin contraseña, y vuelve a intentarlo.',
  },
  tooLarge: {
    en: 'This workbook is too large: at most 2 MB, unpacked 64 MB, are accepted. Keep only the sheets to import, with at most 5,000 rows and 200 columns each, and at most 32,767 characters in a cell.',
    'pt-BR':
      'Esta planilha é grande demais: o máximo é 2 MB, ou 64 MB descompactada. Deixe só as abas a importar, com no máximo 5.000 linhas e 200 colunas cada, e no máximo 32.767 caracteres por célula.',
    es: 'Este libro es demasiado grande: se aceptan 2 MB como máximo, 64 MB descomprimido. Deja solo las hojas que quieras importar, con 5000 filas y 200 columnas como máximo cada una, y hasta 32.767 caracteres por celda.',
  },
  nothingRead: {
    en: 'No sheet of this workbook has the headings of a table. Name the sheets and columns as in an exported file.',
    'pt-BR':
      'Nenhuma aba desta planilha tem os cabeçalhos de uma tabela. Nomeie as abas e colunas como em um arquivo exportado.',
    es: 'Ninguna hoja de este libro tiene los encabezados de una tabla. Nombra las hojas y columnas como en un archivo exportado.',
  },
  faults: {
    en: 'Some cells could not be read. Correct them in the workbook and import it again; nothing has been saved.',
    'pt-BR': 'Algumas células não puderam ser lidas. Corrija-as na planilha e importe de novo; nada foi salvo.',
    es: 'Algunas celdas no se han podido leer. Corrígelas en el libro y vuelve a importarlo; no se ha guardado nada.',
  },
} satisfies Record<string, Translated>;

const soon = { headers: { 'retry-after': '5' } };

export const exportsBusy = () => new DomainError('tools.export.busy', 503, texts.busy, soon);
export const tooManyExports = () => new DomainError('tools.export.too-many', 429, texts.tooMany, soon);
export const tooLongToPrint = () => new DomainError('tools.export.too-long', 422, tooLong);

export const unknownScope = () => new DomainError('tools.export.unknown-scope', 422, texts.unknownScope);

const refusals: Record<Refusal, () => DomainError> = {
  'no-specification': () => new DomainError('tools.export.nothing-for-ids', 422, texts.noSpecification),
  'too-many-paragraphs': () => new DomainError('tools.export.too-many-paragraphs', 422, texts.tooManyParagraphs),
  'not-xlsx': () => new DomainError('tools.import.not-xlsx', 422, texts.notXlsx),
  'too-large': () => new DomainError('tools.import.too-large', 422, texts.tooLarge),
};

/** What the client is told of a job without a result. One that has left gets the same as one that waited too long. */
export function jobError({ reason, refusal }: JobFault, kind: Job['kind']): DomainError {
  if (refusal) return refusals[refusal]();
  const isFailed = reason === 'failed';
  if (kind === 'sheets' || kind === 'import') {
    return isFailed
      ? new DomainError('tools.import.failed', 500, texts.readFailed)
      : new DomainError('tools.import.late', 503, texts.readLate, soon);
  }
  if (reason === 'slow') return new DomainError('tools.export.slow', 503, texts.slow, soon);
  return isFailed
    ? new DomainError('tools.export.failed', 500, texts.failed)
    : new DomainError('tools.export.late', 503, texts.late, soon);
}

/** A cell of a workbook that could not be read, by row (from 1) and heading. */
export interface CellFaultView {
  sheet: string;
  row: number;
  heading: string;
  message: string;
}
export const nothingRead = () => new DomainError('tools.import.nothing-read', 422, texts.nothingRead);
export const unreadCells = (cells: readonly CellFaultView[]) =>
  new DomainError('tools.import.cells', 422, texts.faults, { data: { cells } });
