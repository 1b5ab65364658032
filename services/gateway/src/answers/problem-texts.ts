import type { Translated } from '@arcada/contracts';

/** What people read when the gateway itself refuses or has nobody to ask. */
export const problemTexts = {
  tooMany: {
    en: 'Too many requests. Please wait a moment.',
    'pt-BR': 'Muitas solicitações. Aguarde um momento.',
    es: 'Demasiadas solicitudes. Espera un momento.',
  },
  tooLarge: {
    en: 'This is larger than what is accepted here.',
    'pt-BR': 'Isto é maior do que o aceito aqui.',
    es: 'Esto supera el tamaño que se acepta aquí.',
  },
  busy: {
    en: 'There is too much to do at the moment. Please try again.',
    'pt-BR': 'Há trabalho demais neste momento. Tente novamente.',
    es: 'Hay demasiado trabajo en este momento. Inténtalo de nuevo.',
  },
  outOfOrder: {
    en: 'This part of the site is out of order for a moment. Please try again.',
    'pt-BR': 'Esta parte do site está fora do ar por um momento. Tente novamente.',
    es: 'Esta parte del sitio no está disponible por un momento. Inténtalo de nuevo.',
  },
  failed: {
    en: 'Something went wrong here.',
    'pt-BR': 'Algo deu errado aqui.',
    es: 'Algo salió mal aquí.',
  },
} satisfies Record<string, Translated>;
