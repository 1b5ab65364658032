import { mostSheetRows, type QuoteFault, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

export const largestSheet = 8 * 1024 * 1024;

/** Faults of rows. */
export const rowTexts = {
  noId: {
    en: 'Write the product’s id: lower-case letters, digits and single hyphens.',
    'pt-BR': 'Escreva o id do produto: letras minúsculas, dígitos e hífens simples.',
    es: 'Escribe el id del producto: letras minúsculas, cifras y guiones simples.',
  },
  noRevision: {
    en: 'This is no revision of an export. Leave it as the export has it.',
    'pt-BR': 'Isto não é uma revisão de uma exportação. Deixe-a como está na exportação.',
    es: 'Esto no es una revisión de una exportación. Déjala como está en la exportación.',
  },
  noValue: {
    en: 'This value is not valid here.',
    'pt-BR': 'Este valor não é válido aqui.',
    es: 'Este valor no es válido aquí.',
  },
  needed: {
    en: 'This field needs a value. Write one instead of -.',
    'pt-BR': 'Este campo precisa de um valor. Escreva um em vez de -.',
    es: 'Este campo necesita un valor. Escribe uno en lugar de -.',
  },
  brokenFormula: {
    en: 'The formula of this cell ends in an error. Correct it, or write the value.',
    'pt-BR': 'A fórmula desta célula resulta em erro. Corrija-a ou escreva o valor.',
    es: 'La fórmula de esta celda da un error. Corrígela o escribe el valor.',
  },
  unknownId: {
    en: 'There is no product with this id. To make a new one, empty its revision.',
    'pt-BR': 'Não há produto com este id. Para criar um novo, deixe a revisão vazia.',
    es: 'No hay ningún producto con este id. Para crear uno nuevo, deja la revisión vacía.',
  },
  knownId: {
    en: 'There is already a product with this id. To change it, add the revision of its export; for a new one, choose another id.',
    'pt-BR':
      'Já existe um produto com este id. Para alterá-lo, informe a revisão da exportação; para um novo, escolha outro id.',
    es: 'Ya existe un producto con este id. Para cambiarlo, añade la revisión de su exportación; para uno nuevo, elige otro id.',
  },
  changedSinceExport: {
    en: 'This product has been changed since the export. Export again and repeat your change.',
    'pt-BR': 'Este produto foi alterado depois da exportação. Exporte de novo e repita sua alteração.',
    es: 'Este producto ha cambiado después de la exportación. Exporta de nuevo y repite tu cambio.',
  },
  changedSinceImport: {
    en: 'This product has been changed since the import, and stays as it is.',
    'pt-BR': 'Este produto foi alterado depois da importação e fica como está.',
    es: 'Este producto ha cambiado después de la importación y se queda como está.',
  },
  twice: (row: number): Translated => ({
    en: `Row ${row} has this id, too. Keep one of them.`,
    'pt-BR': `A linha ${row} também tem este id. Deixe só uma delas.`,
    es: `La fila ${row} también tiene este id. Deja solo una.`,
  }),
} satisfies Record<string, Translated | ((row: number) => Translated)>;

export const sheetWithoutId = () =>
  new DomainError('store.sheet.no-id', 422, {
    en: 'The file has no column "id". Its first row must hold the names of the columns, as an export has them.',
    'pt-BR': 'O arquivo não tem a coluna "id". A primeira linha deve ter os nomes das colunas, como em uma exportação.',
    es: 'El archivo no tiene la columna "id". La primera fila debe llevar los nombres de las columnas, como en una exportación.',
  });

export const notASheet = () =>
  new DomainError('store.sheet.unreadable', 422, {
    en: 'This file can’t be read. Choose a workbook (.xlsx) or a CSV file.',
    'pt-BR': 'Não foi possível ler este arquivo. Escolha uma planilha (.xlsx) ou um arquivo CSV.',
    es: 'No se puede leer este archivo. Elige un libro (.xlsx) o un archivo CSV.',
  });

const sheetCutOff = (line: number) =>
  new DomainError('store.sheet.cut-off', 422, {
    en: `The file ends inside the cell that begins in line ${line}: it may have been cut off. Export or save it again.`,
    'pt-BR': `O arquivo termina dentro da célula que começa na linha ${line}: ele pode ter sido cortado. Exporte-o ou salve-o de novo.`,
    es: `El archivo termina dentro de la celda que empieza en la línea ${line}: puede que esté cortado. Expórtalo o guárdalo de nuevo.`,
  });

const sheetTextAfterQuote = (line: number) =>
  new DomainError('store.sheet.after-quote', 422, {
    en: `In the cell that begins in line ${line}, text follows the closing quotation mark: a quotation mark may be missing, or not doubled. Correct the cell, or export or save the file again.`,
    'pt-BR': `Na célula que começa na linha ${line}, há texto depois das aspas de fechamento: podem faltar aspas, ou pode haver aspas não duplicadas. Corrija a célula, ou exporte ou salve o arquivo de novo.`,
    es: `En la celda que empieza en la línea ${line} hay texto después de las comillas de cierre: puede que falten comillas o que haya comillas sin duplicar. Corrige la celda, o exporta o guarda el archivo de nuevo.`,
  });

/** Of a cell that begins in this line. */
export const sheetQuoteFaults: Record<QuoteFault, (line: number) => DomainError> = {
  'cut-off': sheetCutOff,
  'after-quote': sheetTextAfterQuote,
};

const megabytes = largestSheet / 1024 ** 2;
export const sheetTooLarge = () =>
  new DomainError('store.sheet.too-large', 413, {
    en: `The file is too large: at most ${mostSheetRows} rows and ${megabytes} MB are imported at once, and a cell may have 32,767 characters. Divide the file or shorten the cell.`,
    'pt-BR': `O arquivo é grande demais: são importadas no máximo ${mostSheetRows} linhas e ${megabytes} MB de cada vez, e uma célula pode ter 32.767 caracteres. Divida o arquivo ou encurte a célula.`,
    es: `El archivo es demasiado grande: se importan como máximo ${mostSheetRows} filas y ${megabytes} MB de una vez, y una celda puede tener 32.767 caracteres. Divide el archivo o acorta la celda.`,
  });
