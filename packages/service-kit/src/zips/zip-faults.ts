import { type Language, numberFormat, readableText, type Translated } from '@arcada/contracts';

/** Of a zip file that is taken. */
export const zipLimits = {
  entries: 10_000,
  /** Bytes of their names and what belongs to them: of the most entries, each with a path of hundreds of letters. */
  directory: 8 * 1024 * 1024,
} as const;

/** Why a zip file isn't taken; each service puts its own area before the code. */
export interface ZipFault {
  code: 'zip-damaged' | 'zip-path' | 'zip-name' | 'zip-twins' | 'zip-full';
  message: Translated;
}

const shown = (name: string) => JSON.stringify(readableText(name).slice(0, 80));

/** The content isn't what the name says. */
export const notOfKind = (ending: string): Translated => ({
  en: `This is no .${ending} file, although it is named so: its content is of another kind or damaged. Check it, and choose the right file.`,
  'pt-BR': `Isto não é um arquivo .${ending}, embora o nome diga: o conteúdo é de outro tipo ou está danificado. Confira e escolha o arquivo certo.`,
  es: `Esto no es un archivo .${ending}, aunque su nombre lo diga: el contenido es de otro tipo o está dañado. Compruébalo y elige el archivo correcto.`,
});

export const zipDamaged = (): ZipFault => ({ code: 'zip-damaged', message: notOfKind('zip') });

/** Unpacked, it would write to other folders of a disk. */
export const zipOfOtherPlaces = (name: string): ZipFault => ({
  code: 'zip-path',
  message: {
    en: `This .zip contains ${shown(name)}, which isn’t inside its own folder: a link, “..” or a full path. Pack it again from within one folder.`,
    'pt-BR': `Este .zip contém ${shown(name)}, que não fica dentro da própria pasta: é um atalho, “..” ou um caminho completo. Compacte de novo a partir de uma só pasta.`,
    es: `Este .zip contiene ${shown(name)}, que no queda dentro de su propia carpeta: es un enlace, «..» o una ruta completa. Comprímelo de nuevo desde una sola carpeta.`,
  },
});

/** Whoever unpacks it would read another name than the one that is written. */
export const zipWithHiddenSigns = (name: string): ZipFault => ({
  code: 'zip-name',
  message: {
    en: `A file in this .zip, ${shown(name)}, has an invisible sign in its name that turns the direction of reading or breaks the line. Rename it and pack again.`,
    'pt-BR': `Um arquivo deste .zip, ${shown(name)}, tem no nome um sinal invisível que muda a direção da leitura ou quebra a linha. Renomeie-o e compacte de novo.`,
    es: `Un archivo de este .zip, ${shown(name)}, lleva en el nombre un signo invisible que cambia el sentido de lectura o parte la línea. Cámbiale el nombre y comprime de nuevo.`,
  },
});

/** Which of the two is on the disk in the end depends on the program that unpacks it. */
export const zipWithTwins = (name: string): ZipFault => ({
  code: 'zip-twins',
  message: {
    en: `This .zip contains ${shown(name)} twice: capital and small letters count as the same, as they do on Windows. Rename or remove one of the two and pack again.`,
    'pt-BR': `Este .zip contém ${shown(name)} duas vezes: maiúsculas e minúsculas contam como iguais, como no Windows. Renomeie ou remova um dos dois e compacte de novo.`,
    es: `Este .zip contiene ${shown(name)} dos veces: las mayúsculas y las minúsculas cuentan como iguales, igual que en Windows. Cambia el nombre de uno de los dos o quítalo, y comprime de nuevo.`,
  },
});

/** Who looks through a file before it is offered can't read more, and unpacking would take minutes. */
export const zipTooFull = (): ZipFault => {
  const count = (language: Language) => numberFormat(language).format(zipLimits.entries);
  const megabytes = zipLimits.directory / 1024 ** 2;
  return {
    code: 'zip-full',
    message: {
      en: `This .zip contains more than ${count('en')} files and folders, or more than ${megabytes} MB of names. Leave out what isn’t needed, or put a part of it into a .zip of its own.`,
      'pt-BR': `Este .zip contém mais de ${count('pt-BR')} arquivos e pastas ou mais de ${megabytes} MB de nomes. Deixe de fora o que não é necessário ou coloque uma parte em outro .zip.`,
      es: `Este .zip contiene más de ${count('es')} archivos y carpetas o más de ${megabytes} MB de nombres. Deja fuera lo que no haga falta o pon una parte en otro .zip.`,
    },
  };
};
