import type { Translated } from '@arcada/contracts';

/** What is said of a text of the model. */
export const modelNotices = {
  reply: {
    en: 'Written by an AI model from this document’s data and the topic library. Check it before you use it.',
    'pt-BR':
      'Escrito por um modelo de IA com os dados deste documento e a biblioteca de tópicos. Confira antes de usar.',
    es: 'Escrito por un modelo de IA con los datos de este documento y la biblioteca de temas. Revísalo antes de usarlo.',
  },
  suggestions: {
    en: 'Chosen from the topic library by an AI model, with its reasons. The texts are the library’s own.',
    'pt-BR':
      'Escolhidos na biblioteca de tópicos por um modelo de IA, com seus motivos. Os textos são da própria biblioteca.',
    es: 'Elegidos en la biblioteca de temas por un modelo de IA, con sus motivos. Los textos son los de la biblioteca.',
  },
} satisfies Record<string, Translated>;
