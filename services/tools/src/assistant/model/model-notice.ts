import type { Translated } from '@arcada/contracts';

/** What is said of an answer of the model. */
export const modelNotice: Translated = {
  en: 'Written by an AI model from the sources named here. Open them before you rely on it.',
  'pt-BR': 'Escrito por um modelo de IA com as fontes indicadas aqui. Abra-as antes de confiar na resposta.',
  es: 'Escrito por un modelo de IA a partir de las fuentes indicadas aquí. Ábrelas antes de confiar en la respuesta.',
};
