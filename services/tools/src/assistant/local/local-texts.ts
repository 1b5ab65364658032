import type { Translated } from '@arcada/contracts';

/** What the local engine says by itself. */
export const localTexts = {
  notice: {
    en: 'These are quotations from the sources of this site. No AI model took part.',
    'pt-BR': 'Estes são trechos citados das fontes deste site. Nenhum modelo de IA participou.',
    es: 'Son citas de las fuentes de este sitio. No ha intervenido ningún modelo de IA.',
  },
  unknown: {
    en: 'I don’t know: the sources of this site don’t answer this. These topics come closest, or ask us on the contact page.',
    'pt-BR':
      'Não sei: as fontes deste site não respondem a isso. Estes são os tópicos mais próximos; se preferir, pergunte na página de contato.',
    es: 'No lo sé: las fuentes de este sitio no responden a eso. Estos son los temas más cercanos; también puedes preguntarnos en la página de contacto.',
  },
  unclear: {
    en: 'I’m not sure what you mean. Please ask again and name it. Perhaps it is one of these.',
    'pt-BR': 'Não entendi a que você se refere. Pergunte de novo dizendo o nome. Talvez seja um destes.',
    es: 'No sé a qué te refieres. Pregúntalo de nuevo con su nombre. Quizá sea uno de estos.',
  },
  unclearWithoutTopics: {
    en: 'I’m not sure what you mean. Please ask again and name it.',
    'pt-BR': 'Não entendi a que você se refere. Pergunte de novo dizendo o nome.',
    es: 'No sé a qué te refieres. Pregúntalo de nuevo con su nombre.',
  },
  unknownWithoutTopics: {
    en: 'I don’t know: the sources of this site don’t answer this. Ask us on the contact page.',
    'pt-BR': 'Não sei: as fontes deste site não respondem a isso. Pergunte na página de contato.',
    es: 'No lo sé: las fuentes de este sitio no responden a eso. Pregúntanos en la página de contacto.',
  },
} satisfies Record<string, Translated>;
