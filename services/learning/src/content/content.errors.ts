import {
  type AuthoredCourse,
  fileSize,
  forEachLanguage,
  lessonFileTypes,
  numberFormat,
  type Translated,
} from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notDraft: {
    en: 'Only a draft can be changed. Take the course back first, or begin a new edition of what is on sale.',
    'pt-BR': 'Só um rascunho pode ser alterado. Retire o curso antes ou comece uma nova edição do que está à venda.',
    es: 'Solo se puede cambiar un borrador. Retira antes el curso o empieza una nueva edición de lo que está a la venta.',
  },
  changedElsewhere: {
    en: 'This was changed in another tab or by someone else. Look at how it is now, then try again.',
    'pt-BR': 'Isto foi alterado em outra aba ou por outra pessoa. Veja como está agora e tente de novo.',
    es: 'Esto se ha cambiado en otra pestaña o por otra persona. Mira cómo está ahora e inténtalo de nuevo.',
  },
  incomplete: {
    en: 'The course is not complete yet. Its page lists what is missing.',
    'pt-BR': 'O curso ainda não está completo. A página dele mostra o que falta.',
    es: 'El curso todavía no está completo. Su página muestra lo que falta.',
  },
  freeUnconfirmed: {
    en: 'The price is 0.00: everyone could take this course without paying. Set a price, or confirm that it is for free.',
    'pt-BR':
      'O preço é 0,00: qualquer pessoa poderia fazer este curso sem pagar. Defina um preço ou confirme que é gratuito.',
    es: 'El precio es 0,00: cualquiera podría hacer este curso sin pagar. Pon un precio o confirma que es gratis.',
  },
  state: {
    en: 'The course’s status has changed meanwhile, so this is no longer possible.',
    'pt-BR': 'O status do curso mudou nesse meio-tempo, e isto não é mais possível.',
    es: 'El estado del curso ha cambiado entretanto y esto ya no es posible.',
  },
  draftNotArchived: {
    en: 'A draft can’t be archived.',
    'pt-BR': 'Não é possível arquivar um rascunho.',
    es: 'No se puede archivar un borrador.',
  },
  submittedNotArchived: {
    en: 'A submitted course can’t be archived. Publish it or send it back.',
    'pt-BR': 'Não é possível arquivar um curso enviado. Publique-o ou devolva-o.',
    es: 'No se puede archivar un curso enviado. Publícalo o devuélvelo.',
  },
  draftAmongOthers: {
    en: 'A draft isn’t published together with others. Open the course to check it and publish it there.',
    'pt-BR': 'Um rascunho não é publicado junto com outros cursos. Abra o curso para conferi-lo e publicá-lo.',
    es: 'Un borrador no se publica junto con otros cursos. Abre el curso para revisarlo y publicarlo.',
  },
  onceOnSale: {
    en: 'What was on sale can’t be a draft again. Archive the course or send it back to its author.',
    'pt-BR': 'O que já esteve à venda não volta a ser rascunho. Arquive o curso ou devolva-o ao autor.',
    es: 'Lo que ya estuvo a la venta no vuelve a ser un borrador. Archiva el curso o devuélvelo a su autor.',
  },
  unsubmitted: {
    en: 'Its author has not submitted this edition, so it can’t be published yet.',
    'pt-BR': 'O autor ainda não enviou esta edição; por isso, ela ainda não pode ser publicada.',
    es: 'Su autor no ha enviado esta edición, así que todavía no se puede publicar.',
  },
  lessonsLost: {
    en: 'Every lesson must appear exactly once. Reload the course: it was changed elsewhere.',
    'pt-BR': 'Cada aula precisa aparecer exatamente uma vez. Recarregue o curso: ele foi alterado em outro lugar.',
    es: 'Cada lección debe aparecer exactamente una vez. Vuelve a cargar el curso: se ha cambiado en otro lugar.',
  },
  foreignFile: {
    en: 'This file was not uploaded for this course, or is of another kind.',
    'pt-BR': 'Este arquivo não foi enviado para este curso ou é de outro tipo.',
    es: 'Este archivo no se ha subido para este curso o es de otro tipo.',
  },
  wrongType: {
    en: `Files of this type are not accepted. The content has to be what the name says: ${lessonFileTypes}.`,
    'pt-BR': `Arquivos deste tipo não são aceitos. O conteúdo precisa ser o que o nome diz: ${lessonFileTypes}.`,
    es: `No se aceptan archivos de este tipo. El contenido tiene que ser lo que dice el nombre: ${lessonFileTypes}.`,
  },
  tooLarge: {
    en: 'The file is too large: captions may have up to 512 KB, pictures 10 MB, clips and other files 200 MB.',
    'pt-BR':
      'O arquivo é grande demais: legendas podem ter até 512 KB, imagens 10 MB, vídeos e outros arquivos 200 MB.',
    es: 'El archivo es demasiado grande: los subtítulos pueden tener hasta 512 KB, las imágenes 10 MB, los vídeos y los demás archivos 200 MB.',
  },
  captionsTooLong: {
    en: 'These captions have more than 3,000 cues. Split the clip, or join short cues.',
    'pt-BR': 'Estas legendas têm mais de 3.000 falas. Divida o vídeo ou junte falas curtas.',
    es: 'Estos subtítulos tienen más de 3.000 entradas. Divide el vídeo o junta entradas cortas.',
  },
  tooManyCourses: {
    en: 'You have 100 courses, which is the limit. Remove drafts that you no longer need.',
    'pt-BR': 'Você tem 100 cursos, que é o limite. Remova rascunhos de que não precisa mais.',
    es: 'Tienes 100 cursos, que es el límite. Elimina los borradores que ya no necesites.',
  },
  tooMuch: {
    en: 'A course can have up to 100 lessons and 300 files, and a lesson up to 60 KB of text in each language.',
    'pt-BR': 'Um curso comporta no máximo 100 aulas e 300 arquivos, e uma aula 60 KB de texto em cada idioma.',
    es: 'Un curso admite como máximo 100 lecciones y 300 archivos, y una lección 60 KB de texto en cada idioma.',
  },
  tooMuchMarkup: {
    en: 'This text has too much formatting (lists, links, tables): split it into two lessons.',
    'pt-BR': 'Este texto tem formatação demais (listas, links, tabelas): divida-o em duas aulas.',
    es: 'Este texto tiene demasiado formato (listas, enlaces, tablas): divídelo en dos lecciones.',
  },
  noAlternative: {
    en: 'Each picture needs an alternative text, which says what it shows: ![What it shows](address).',
    'pt-BR': 'Cada imagem precisa de um texto alternativo, que diga o que ela mostra: ![O que mostra](endereço).',
    es: 'Cada imagen necesita un texto alternativo que diga lo que muestra: ![Lo que muestra](dirección).',
  },
  badCorrection: {
    en: 'This text is empty or too long for its place. Keep it as long as it was, or a little shorter.',
    'pt-BR': 'Este texto está vazio ou é longo demais para o seu lugar. Mantenha o tamanho que tinha, ou menos.',
    es: 'Este texto está vacío o es demasiado largo para su lugar. Mantén la longitud que tenía, o algo menos.',
  },
  wasPublished: {
    en: 'This course has been on sale. Ask an admin to remove it.',
    'pt-BR': 'Este curso já esteve à venda. Peça a um administrador que o remova.',
    es: 'Este curso ya estuvo a la venta. Pide a un administrador que lo elimine.',
  },
  hasLearners: {
    en: 'People have bought this course: archive it instead, so that they keep it.',
    'pt-BR': 'Há pessoas que compraram este curso: arquive-o, para que elas continuem com ele.',
    es: 'Hay personas que han comprado este curso: archívalo para que lo conserven.',
  },
} satisfies Record<string, Translated>;

const conflict = (code: string, text: Translated) => new DomainError(`learning.content.${code}`, 409, text);
export const notDraft = () => conflict('not-draft', texts.notDraft);
export const freeUnconfirmed = () => conflict('free-unconfirmed', texts.freeUnconfirmed);
export const wrongState = () => conflict('wrong-state', texts.state);
export const neverOnSale = ({ status }: Pick<AuthoredCourse, 'status'>) =>
  conflict('never-on-sale', status === 'submitted' ? texts.submittedNotArchived : texts.draftNotArchived);
export const draftAmongOthers = () => conflict('draft-among-others', texts.draftAmongOthers);
export const notDraftAgain = () => conflict('not-draft-again', texts.onceOnSale);
export const unsubmitted = () => conflict('unsubmitted', texts.unsubmitted);
export const lessonsLost = () => conflict('lessons-lost', texts.lessonsLost);
export const hasLearners = () => conflict('has-learners', texts.hasLearners);
export const wasPublished = () => conflict('was-published', texts.wasPublished);
export const tooManyCourses = () => conflict('too-many-courses', texts.tooManyCourses);
export const tooMuch = () => conflict('too-much', texts.tooMuch);
export const tooMuchMarkup = () => new DomainError('learning.content.too-much-markup', 400, texts.tooMuchMarkup);
export const noAlternative = () => new DomainError('learning.content.no-alternative', 400, texts.noAlternative);
export const foreignPicture = (line: number) =>
  new DomainError('learning.content.foreign-picture', 400, {
    en: `The picture in line ${line} isn’t one that this site keeps, so learners would not see it. Add it with the button for pictures, or remove it.`,
    'pt-BR': `A imagem na linha ${line} não está guardada neste site; por isso, os alunos não a veriam. Adicione-a com o botão de imagens ou remova-a.`,
    es: `La imagen de la línea ${line} no está guardada en este sitio, así que los alumnos no la verían. Añádela con el botón de imágenes o quítala.`,
  });
export const badCorrection = () => new DomainError('learning.content.bad-correction', 400, texts.badCorrection);
export const incomplete = (missing: AuthoredCourse['missing']) =>
  new DomainError('learning.content.incomplete', 409, texts.incomplete, { data: { missing } });
export const changedElsewhere = () => new DomainError('learning.content.changed', 412, texts.changedElsewhere);
export const coursePriceOutOfRange = (price: number) => {
  const amount = price.toFixed(2);
  return conflict('price-out-of-range', {
    en: `The price would be ${amount}, but it must be from 0 to 100000.`,
    'pt-BR': `O preço seria ${amount}, mas deve ficar entre 0 e 100000.`,
    es: `El precio sería ${amount}, pero debe estar entre 0 y 100000.`,
  });
};
export const idTaken = (id: string) => {
  const message = {
    en: `The id “${id}” is taken. Choose another one.`,
    'pt-BR': `O id “${id}” já está em uso. Escolha outro.`,
    es: `El id «${id}» ya está en uso. Elige otro.`,
  };
  return new DomainError('learning.content.id-taken', 409, message, { errors: [{ path: 'id', message }] });
};
export const foreignFile = () => new DomainError('learning.content.foreign-file', 400, texts.foreignFile);
export const wrongType = () => new DomainError('learning.content.wrong-type', 415, texts.wrongType);
export const captionsTooLong = () => new DomainError('learning.content.captions-too-long', 413, texts.captionsTooLong);

interface UsedSpace {
  bytes: number;
  mostBytes: number;
  /** Of courses that aren't on sale. */
  draftFiles: number;
  mostDraftFiles: number;
  /** The title of the unpublished course with the most in it. */
  largest: string | undefined;
}

export const quotaReached = (space: UsedSpace) =>
  conflict(
    'quota',
    forEachLanguage((language) => {
      const [used, most] = [fileSize(space.bytes, language), fileSize(space.mostBytes, language)];
      const count = numberFormat(language);
      const files = `${count.format(space.draftFiles)} / ${count.format(space.mostDraftFiles)}`;
      return quotaTexts[language](used, most, files) + (space.largest ? quotaHints[language](space.largest) : '');
    }),
  );
const quotaTexts = {
  en: (used: string, most: string, files: string) =>
    `This file would exceed your storage: your uploads take ${used} of ${most}, and your unpublished courses have ${files} files. Remove files and drafts that you no longer need, or ask an admin.`,
  'pt-BR': (used: string, most: string, files: string) =>
    `Este arquivo ultrapassaria o seu espaço: seus envios ocupam ${used} de ${most}, e seus cursos não publicados têm ${files} arquivos. Remova arquivos e rascunhos de que não precisa mais ou fale com um administrador.`,
  es: (used: string, most: string, files: string) =>
    `Este archivo superaría tu espacio: tus archivos ocupan ${used} de ${most}, y tus cursos sin publicar tienen ${files} archivos. Elimina los archivos y borradores que ya no necesites o habla con un administrador.`,
};
const quotaHints = {
  en: (title: string) => ` The draft with the most is “${title}”.`,
  'pt-BR': (title: string) => ` O rascunho que mais ocupa é “${title}”.`,
  es: (title: string) => ` El borrador que más ocupa es «${title}».`,
};
export const tooLarge = () => new DomainError('learning.content.too-large', 413, texts.tooLarge);
