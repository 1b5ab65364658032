import { listText } from '@arcada/bim';
import type { Language, Translated } from '@arcada/contracts';

/** What the local engine says by itself. */
export const localTexts = {
  notice: {
    en: 'A search by words in the topic library and a look at this document’s fields. No AI model took part.',
    'pt-BR':
      'Busca por palavras na biblioteca de tópicos e consulta aos campos deste documento. Nenhum modelo de IA participou.',
    es: 'Búsqueda por palabras en la biblioteca de temas y consulta de los campos de este documento. No ha intervenido ningún modelo de IA.',
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
    en: 'I found no topic in the library for these words. Name the work, the people or the information that you have in mind.',
    'pt-BR':
      'Não encontrei na biblioteca nenhum tópico com essas palavras. Cite o trabalho, as pessoas ou as informações em que você está pensando.',
    es: 'No he encontrado en la biblioteca ningún tema con esas palabras. Nombra el trabajo, las personas o la información en que estás pensando.',
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
