import { validationText } from '../texts/validation-texts.ts';

/** For `refine` of a change, whose fields are all optional: at least one is given. */
export const changesSomething = [
  (change: object) => Object.values(change).some((value) => value !== undefined),
  validationText({
    en: 'Give something to change.',
    'pt-BR': 'Informe o que deve mudar.',
    es: 'Indica qué debe cambiar.',
  }),
] as const;
