import { listText } from '@arcada/bim';
import type { Language, Translated } from '@arcada/contracts';

/** What the local engine says by itself. */
export const localTexts = {
  notice: {
    en: 'A search by words in the topic library and a look at this document’s fields and tables. No AI model took part.',
    'pt-BR':
      'Busca por palavras na biblioteca de tópicos e consulta aos campos e tabelas deste documento. Nenhum modelo de IA participou.',
    es: 'Búsqueda por palabras en la biblioteca de temas y consulta de los campos y tablas de este documento. No ha intervenido ningún modelo de IA.',
  },
  inDocument: {
    en: 'In this document:',
    'pt-BR': 'Neste documento:',
    es: 'En este documento:',
  },
  notFilledIn: {
    en: 'not filled in yet',
    'pt-BR': 'ainda não preenchido',
    es: 'aún sin rellenar',
  },
  found: {
    en: 'These topics of the library fit what you wrote:',
    'pt-BR': 'Estes tópicos da biblioteca combinam com o que você escreveu:',
    es: 'Estos temas de la biblioteca encajan con lo que has escrito:',
  },
  present: {
    en: 'The document already has these topics on it:',
    'pt-BR': 'O documento já tem estes tópicos sobre isso:',
    es: 'El documento ya tiene estos temas sobre eso:',
  },
  others: {
    en: 'These topics of the library are close to it, too:',
    'pt-BR': 'Estes tópicos da biblioteca também chegam perto:',
    es: 'Estos temas de la biblioteca también se acercan:',
  },
  noOthers: {
    en: 'The library has no further topic on it.',
    'pt-BR': 'A biblioteca não tem outro tópico sobre isso.',
    es: 'La biblioteca no tiene ningún otro tema sobre eso.',
  },
  nothing: {
    en: 'I found no topic about this, neither in the document nor in the library for this type of document.',
    'pt-BR': 'Não encontrei tópico sobre isso, nem no documento nem na biblioteca para este tipo de documento.',
    es: 'No he encontrado ningún tema sobre esto, ni en el documento ni en la biblioteca para este tipo de documento.',
  },
  noValue: {
    en: 'I found nothing about this: no field or row of this document has these words, and there is no topic on it, neither in the document nor in the library for this type of document.',
    'pt-BR':
      'Não encontrei nada sobre isso: nenhum campo ou linha deste documento tem essas palavras, e não há tópico a respeito, nem no documento nem na biblioteca para este tipo de documento.',
    es: 'No he encontrado nada sobre esto: ningún campo ni fila de este documento tiene esas palabras, y no hay ningún tema al respecto, ni en el documento ni en la biblioteca para este tipo de documento.',
  },
  close: {
    en: 'These have words of yours, but may be about something else:',
    'pt-BR': 'Estes têm palavras suas, mas talvez tratem de outra coisa:',
    es: 'Estos tienen palabras tuyas, pero quizá traten de otra cosa:',
  },
  elsewhere: {
    en: 'The library has topics about it for other types of document, which you can take as a model:',
    'pt-BR': 'A biblioteca tem tópicos sobre isso para outros tipos de documento, que podem servir de modelo:',
    es: 'La biblioteca tiene temas sobre esto para otros tipos de documento, que pueden servirte de modelo:',
  },
  own: {
    en: 'You can add a topic of your own with “Write a topic”, or name the work, the people or the information in other words.',
    'pt-BR':
      'Você pode acrescentar um tópico seu com “Escrever um tópico” ou citar o trabalho, as pessoas ou as informações com outras palavras.',
    es: 'Puedes añadir un tema propio con «Escribir un tema», o nombrar el trabajo, las personas o la información con otras palabras.',
  },
  findings: {
    en: 'The checker’s findings in this document: {count}, of which errors: {errors}. The first ones:',
    'pt-BR': 'Achados do verificador neste documento: {count}, dos quais erros: {errors}. Os primeiros:',
    es: 'Hallazgos del verificador en este documento: {count}, de ellos errores: {errors}. Los primeros:',
  },
  complete: {
    en: 'The checker finds nothing in this document.',
    'pt-BR': 'O verificador não encontra nada neste documento.',
    es: 'El verificador no encuentra nada en este documento.',
  },
  words: {
    en: 'It is about what you mentioned: {list}.',
    'pt-BR': 'Trata do que você mencionou: {list}.',
    es: 'Trata de lo que has mencionado: {list}.',
  },
  someWords: {
    en: 'It has words of yours: {list}.',
    'pt-BR': 'Tem palavras suas: {list}.',
    es: 'Tiene palabras tuyas: {list}.',
  },
  fields: {
    en: 'The document already has what it needs: {list}.',
    'pt-BR': 'O documento já tem o que ele precisa: {list}.',
    es: 'El documento ya tiene lo que necesita: {list}.',
  },
  chapter: {
    en: 'The document has no topic under “{list}” yet.',
    'pt-BR': 'O documento ainda não tem nenhum tópico em “{list}”.',
    es: 'El documento todavía no tiene ningún tema en «{list}».',
  },
} satisfies Record<string, Translated>;

/** One of the texts with its list in the words of the language: "a, b and c". */
export const withList = (text: Translated, items: readonly string[], language: Language): string =>
  text[language].replace('{list}', () => listText(items, language));
