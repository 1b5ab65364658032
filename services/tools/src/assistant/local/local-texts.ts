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
  unknownWithoutTopics: {
    en: 'I don’t know: the sources of this site don’t answer this. Ask us on the contact page.',
    'pt-BR': 'Não sei: as fontes deste site não respondem a isso. Pergunte na página de contato.',
    es: 'No lo sé: las fuentes de este sitio no responden a eso. Pregúntanos en la página de contacto.',
  },
} satisfies Record<string, Translated>;
