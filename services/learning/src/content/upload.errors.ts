import { forEachLanguage, type Language, lessonFileTypes, type Translated, type UploadPlace } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';
import type { ZipFault } from '@arcada/service-kit/zips';
import type { CaptionFault } from '../media/caption-check.ts';
import type { ClipFault } from '../media/clip-codecs.ts';

const refused = (code: string, status: number, message: Translated) =>
  new DomainError(`learning.content.${code}`, status, message, { errors: [{ path: 'file', message }] });

/** The content of a file is of another type than its name says. */
export const notAsNamed = (name: string) => {
  const type = name.split('.').at(-1)?.toUpperCase() ?? '';
  return refused('not-as-named', 415, {
    en: `“${name}” is no ${type} file: its content is of another type. Save or export it as ${type} from the program that made it, or give it the ending that fits, and choose it again.`,
    'pt-BR': `“${name}” não é um arquivo ${type}: o conteúdo é de outro tipo. Salve-o ou exporte-o como ${type} no programa que o criou, ou dê a ele a extensão certa, e escolha-o de novo.`,
    es: `«${name}» no es un archivo ${type}: su contenido es de otro tipo. Guárdalo o expórtalo como ${type} desde el programa que lo creó, o ponle la extensión que le corresponde, y vuelve a elegirlo.`,
  });
};

/** A file under a name that the house hands nobody. */
export const notHandedOut = (name: string) =>
  refused('ending-refused', 415, {
    en: `“${name}” can’t be handed out: learners get files that end in ${lessonFileTypes}. Put others into a ZIP file, and choose that.`,
    'pt-BR': `“${name}” não pode ser distribuído: os alunos recebem arquivos com a extensão ${lessonFileTypes}. Coloque os demais em um arquivo ZIP e escolha esse.`,
    es: `«${name}» no se puede entregar: los alumnos reciben archivos con la extensión ${lessonFileTypes}. Pon los demás en un archivo ZIP y elige ese.`,
  });

/** What each zip file must be that the house takes. */
export const zipRefused = ({ code, message }: ZipFault) => refused(code, 400, message);

const places: Record<'poster' | 'captions', Translated> = {
  poster: {
    en: 'This isn’t a picture. Choose a PNG, JPEG or WebP file.',
    'pt-BR': 'Este arquivo não é uma imagem. Escolha um arquivo PNG, JPEG ou WebP.',
    es: 'Este archivo no es una imagen. Elige un archivo PNG, JPEG o WebP.',
  },
  captions: {
    en: 'These aren’t captions. Choose a WebVTT (.vtt) or SubRip (.srt) file.',
    'pt-BR': 'Este arquivo não é de legendas. Escolha um arquivo WebVTT (.vtt) ou SubRip (.srt).',
    es: 'Este archivo no es de subtítulos. Elige un archivo WebVTT (.vtt) o SubRip (.srt).',
  },
};
export const wrongPlace = (place: Exclude<UploadPlace, 'file'>) =>
  place === 'clip' ? noClip() : refused('wrong-place', 415, places[place]);

/** What every common browser plays, as the export windows of editing programs call it. */
const exportAs: Translated = {
  en: 'Export it as MP4 with H.264 (8 bits, 4:2:0) and AAC sound, or as WebM with VP9 or AV1 and Opus sound, and choose that file.',
  'pt-BR':
    'Exporte-o como MP4 com H.264 (8 bits, 4:2:0) e som AAC, ou como WebM com VP9 ou AV1 e som Opus, e escolha esse arquivo.',
  es: 'Expórtalo como MP4 con H.264 (8 bits, 4:2:0) y sonido AAC, o como WebM con VP9 o AV1 y sonido Opus, y elige ese archivo.',
};
const thenExport = (said: Translated) => forEachLanguage((language) => `${said[language]} ${exportAs[language]}`);

/** A file at a video's place that is no MP4 or WebM, such as AVI, or no video at all. */
export const noClip = () =>
  refused(
    'wrong-place',
    415,
    thenExport({
      en: 'This isn’t a video that browsers play.',
      'pt-BR': 'Este não é um vídeo que os navegadores reproduzem.',
      es: 'No es un vídeo que los navegadores reproduzcan.',
    }),
  );

const clipFaults: Record<ClipFault['what'], Record<Language, (found: string) => string>> = {
  container: {
    en: (found) => `This is a ${found} file, which not every browser plays.`,
    'pt-BR': (found) => `Este é um arquivo ${found}, que nem todos os navegadores reproduzem.`,
    es: (found) => `Es un archivo ${found}, que no todos los navegadores reproducen.`,
  },
  picture: {
    en: (found) => `The picture of this video is in ${found}, which not every browser plays.`,
    'pt-BR': (found) => `A imagem deste vídeo está em ${found}, que nem todos os navegadores reproduzem.`,
    es: (found) => `La imagen de este vídeo está en ${found}, que no todos los navegadores reproducen.`,
  },
  sound: {
    en: (found) => `The sound of this video is in ${found}: many learners would hear nothing.`,
    'pt-BR': (found) => `O som deste vídeo está em ${found}: muitos alunos não ouviriam nada.`,
    es: (found) => `El sonido de este vídeo está en ${found}: muchos alumnos no oirían nada.`,
  },
  unreadable: {
    en: () => 'No picture can be read from this video: it is damaged, was cut off, or holds only sound.',
    'pt-BR': () =>
      'Não foi possível ler nenhuma imagem deste vídeo: ele está danificado, foi cortado ou contém apenas som.',
    es: () => 'No se puede leer ninguna imagen de este vídeo: está dañado, se cortó o solo contiene sonido.',
  },
};
/** A video that some learners couldn't see or hear: what is in it, and what to export instead. */
export const clipRefused = (fault: ClipFault) => {
  const found = 'found' in fault ? fault.found : '';
  const said = forEachLanguage((language) => clipFaults[fault.what][language](found));
  return refused('clip-not-played', 415, thenExport(said));
};

export const captionsNotInUtf8 = () =>
  refused('captions-encoding', 415, {
    en: 'These captions aren’t in UTF-8, so letters with accents would be lost. Open them in a text editor, save them with the encoding UTF-8, and choose them again.',
    'pt-BR':
      'Estas legendas não estão em UTF-8; as letras acentuadas se perderiam. Abra-as em um editor de texto, salve com a codificação UTF-8 e escolha-as de novo.',
    es: 'Estos subtítulos no están en UTF-8, así que se perderían las letras con tilde. Ábrelos en un editor de texto, guárdalos con la codificación UTF-8 y vuelve a elegirlos.',
  });

type Said = Record<Language, (line: number, example: string) => string>;
const captionFaults: Record<CaptionFault['what'], Said> = {
  header: {
    en: () => 'Line 1 has to be “WEBVTT”, and the next one empty. Add them, then choose the file again.',
    'pt-BR': () => 'A linha 1 precisa ser “WEBVTT”, e a seguinte, vazia. Acrescente-as e escolha o arquivo de novo.',
    es: () => 'La línea 1 tiene que ser «WEBVTT», y la siguiente, vacía. Añádelas y vuelve a elegir el archivo.',
  },
  noTiming: {
    en: (line) =>
      `Line ${line}: this text has no time above it. Write one, or remove the empty line before it if it belongs to the text above.`,
    'pt-BR': (line) =>
      `Linha ${line}: este texto não tem um tempo acima dele. Escreva um, ou remova a linha vazia antes dele se ele pertence ao texto anterior.`,
    es: (line) =>
      `Línea ${line}: este texto no tiene un tiempo encima. Escríbelo, o quita la línea vacía de antes si pertenece al texto anterior.`,
  },
  timing: {
    en: (line, example) => `Line ${line}: this time can’t be read. Write it as ${example}.`,
    'pt-BR': (line, example) => `Linha ${line}: não foi possível ler este tempo. Escreva-o como ${example}.`,
    es: (line, example) => `Línea ${line}: este tiempo no se puede leer. Escríbelo como ${example}.`,
  },
  order: {
    en: (line) => `Line ${line}: the text would end before it begins. Correct one of its two times.`,
    'pt-BR': (line) => `Linha ${line}: o texto terminaria antes de começar. Corrija um dos dois tempos.`,
    es: (line) => `Línea ${line}: el texto terminaría antes de empezar. Corrige uno de sus dos tiempos.`,
  },
  none: {
    en: () => 'There is no caption in this file. Each needs a line with its times, and its text below.',
    'pt-BR': () =>
      'Não há nenhuma legenda neste arquivo. Cada uma precisa de uma linha com os tempos e do texto abaixo.',
    es: () => 'No hay ningún subtítulo en este archivo. Cada uno necesita una línea con sus tiempos y el texto debajo.',
  },
};
/** The line that can't be read, and what to do about it. */
export const badCaptions = ({ what, line }: CaptionFault, ending: 'vtt' | 'srt') => {
  const example = ending === 'vtt' ? '00:00:01.500 --> 00:00:04.000' : '00:00:01,500 --> 00:00:04,000';
  return refused(
    'bad-captions',
    400,
    forEachLanguage((language) => captionFaults[what][language](line, example)),
  );
};
