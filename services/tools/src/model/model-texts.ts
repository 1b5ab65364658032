import type { Language, Translated } from '@arcada/contracts';
import type { ModelFailure } from './model-failure.ts';

/** Why something comes from the local engine although the person would have the model. */
const instead = {
  budget: {
    en: 'Today’s budget for the AI model is used up.',
    'pt-BR': 'O limite de hoje para o modelo de IA foi atingido.',
    es: 'Se ha agotado el límite de hoy para el modelo de IA.',
  },
  unreachable: {
    en: 'The AI model did not respond.',
    'pt-BR': 'O modelo de IA não respondeu.',
    es: 'El modelo de IA no ha respondido.',
  },
} satisfies Record<string, Translated>;

/** The notice of the local engine, after the reason why it took over. */
export const takenOver = ({ kind }: ModelFailure, notice: Translated, language: Language): string =>
  `${instead[kind === 'budget' ? 'budget' : 'unreachable'][language]} ${notice[language]}`;

/** As prompts name them. */
export const modelLanguages: Record<Language, string> = {
  en: 'English',
  'pt-BR': 'Brazilian Portuguese',
  es: 'Spanish',
};
