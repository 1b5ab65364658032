import { type Language, type ProductType, productFileEndings, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';
import { notOfKind, type ZipFault } from '@arcada/service-kit/zips';
import { kitFolder } from './kit-folder.ts';
import { largestFile } from './product-file.schema.ts';

const megabytes = largestFile / 1024 ** 2;

export const fileTooLarge = () =>
  new DomainError('store.product.file-too-large', 413, {
    en: `A product's file has at most ${megabytes} MB.`,
    'pt-BR': `O arquivo de um produto tem no máximo ${megabytes} MB.`,
    es: `El archivo de un producto tiene como máximo ${megabytes} MB.`,
  });

export const fileEmpty = () =>
  new DomainError('store.product.file-empty', 400, {
    en: 'The file is empty.',
    'pt-BR': 'O arquivo está vazio.',
    es: 'El archivo está vacío.',
  });

const listOf = (language: Language, endings: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(endings.map((ending) => `.${ending}`));
const refuse = (code: string, message: Translated) =>
  new DomainError(`store.product.${code}`, 400, message, {
    errors: [
      { path: 'name', message },
      { path: 'file', message },
    ],
  });
const sold: Record<ProductType, Translated> = {
  plugin: { en: 'a plug-in', 'pt-BR': 'um plugin', es: 'un plugin' },
  script: { en: 'a script', 'pt-BR': 'um script', es: 'un script' },
  dynamo: { en: 'a Dynamo pack', 'pt-BR': 'um pacote Dynamo', es: 'un paquete de Dynamo' },
};

export const fileOfWrongEnding = (type: ProductType) => {
  const endings = productFileEndings[type];
  return refuse('file-ending', {
    en: `The file of ${sold[type].en} ends in ${listOf('en', endings)}. Choose such a file, or put yours in a .zip.`,
    'pt-BR': `O arquivo de ${sold[type]['pt-BR']} termina em ${listOf('pt-BR', endings)}. Escolha um arquivo assim ou coloque o seu em um .zip.`,
    es: `El archivo de ${sold[type].es} termina en ${listOf('es', endings)}. Elige un archivo así o pon el tuyo en un .zip.`,
  });
};

/** What file systems, spreadsheets or pages would take for more than a name. */
export const fileNameUnsafe = () =>
  refuse('file-name', {
    en: 'The name of the file begins with =, +, - or @, or has one of the characters < > : " / \\ | ? *. Rename the file and choose it again.',
    'pt-BR':
      'O nome do arquivo começa com =, +, - ou @, ou tem um dos caracteres < > : " / \\ | ? *. Renomeie o arquivo e escolha-o de novo.',
    es: 'El nombre del archivo empieza por =, +, - o @, o tiene uno de los caracteres < > : " / \\ | ? *. Cambia el nombre del archivo y elígelo de nuevo.',
  });

export const fileOfOtherKind = (ending: string) => refuse('file-kind', notOfKind(ending));

/** What each zip file must be that the house takes. */
export const zipRefused = ({ code, message }: ZipFault) => refuse(code, message);

/** Buyers must be able to tell the house's files from a producer's. */
export const zipWithKit = () =>
  refuse('zip-kit', {
    en: `This .zip contains a folder “${kitFolder}”: each buyer’s licence is put there when it is downloaded. Give the folder another name.`,
    'pt-BR': `Este .zip contém uma pasta “${kitFolder}”: é nela que a licença de cada comprador é colocada no download. Dê outro nome à pasta.`,
    es: `Este .zip contiene una carpeta «${kitFolder}»: ahí se pone la licencia de cada comprador al descargar. Ponle otro nombre a la carpeta.`,
  });

export const versionNotFound = () =>
  new DomainError('store.product.version-not-found', 404, {
    en: 'This product has no such file.',
    'pt-BR': 'Este produto não tem esse arquivo.',
    es: 'Este producto no tiene ese archivo.',
  });

/** Two files under one number would leave buyers guessing which one they have. */
export const versionExists = (version: string) => {
  const message = {
    en: `There is already another file of version ${version}. Give another version, or choose to replace that file.`,
    'pt-BR': `Já existe outro arquivo da versão ${version}. Informe outra versão ou escolha substituir esse arquivo.`,
    es: `Ya hay otro archivo de la versión ${version}. Indica otra versión o elige reemplazar ese archivo.`,
  };
  return new DomainError('store.product.version-exists', 409, message, { errors: [{ path: 'version', message }] });
};

export const versionWithdrawn = () =>
  new DomainError('store.product.version-withdrawn', 409, {
    en: 'This file was withdrawn. Upload it again to offer it to buyers.',
    'pt-BR': 'Este arquivo foi retirado. Envie-o de novo para oferecê-lo aos compradores.',
    es: 'Este archivo se retiró. Súbelo otra vez para ofrecerlo a los compradores.',
  });

export const onlyVersion = () =>
  new DomainError('store.product.only-version', 409, {
    en: 'This is the only file of a product that is or was on sale, so it stays. Add the right file first, then withdraw this one.',
    'pt-BR':
      'Este é o único arquivo de um produto que está ou já esteve à venda; por isso, permanece. Adicione primeiro o arquivo certo e depois retire este.',
    es: 'Este es el único archivo de un producto que está o estuvo a la venta, así que se queda. Añade primero el archivo correcto y luego retira este.',
  });

export const versionWithoutNotes = (version: string) => {
  const message = {
    en: `The changelog doesn’t say in every language what is new in ${version}. Add and save it first, then mail those who bought it.`,
    'pt-BR': `O histórico de versões não diz em todos os idiomas o que há de novo na ${version}. Adicione e salve isso antes de avisar quem comprou.`,
    es: `El historial de versiones no dice en todos los idiomas qué hay de nuevo en ${version}. Añádelo y guárdalo antes de avisar a quienes lo compraron.`,
  };
  return new DomainError('store.product.no-notes', 409, message, { errors: [{ path: 'version', message }] });
};

export const notAFile = () =>
  new DomainError('store.product.not-a-file', 415, {
    en: 'Send the file itself, as application/octet-stream.',
    'pt-BR': 'Envie o próprio arquivo, como application/octet-stream.',
    es: 'Envía el propio archivo, como application/octet-stream.',
  });

const missingDetail = {
  en: 'The file you bought is temporarily missing. It is still yours, and we have been notified.',
  'pt-BR': 'O arquivo que você comprou está temporariamente indisponível. Ele continua sendo seu, e já fomos avisados.',
  es: 'El archivo que compraste no está disponible por ahora. Sigue siendo tuyo y ya hemos recibido el aviso.',
} satisfies Record<Language, string>;

/** A sold file that is missing on disk: someone has to restore it, from a backup or with `add-file`. */
export const fileMissing = (file: string) => {
  const error = new DomainError(
    'store.download.file-missing',
    503,
    {
      en: 'This download is not available right now.',
      'pt-BR': 'Este download não está disponível agora.',
      es: 'Esta descarga no está disponible ahora.',
    },
    { detail: missingDetail, logLevel: 'error', headers: { 'retry-after': '3600' } },
  );
  error.cause = new Error(`DATA_DIR/store/downloads/${file} is missing: restore it, or add it with "add-file"`);
  return error;
};
