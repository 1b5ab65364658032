import { type Language } from '@arcada/contracts';

const words: Record<Language, RegExp> = {
  en: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|daily|weekly|monthly|yearly|hours?|days?|weeks?|months?|years?|at once|immediately|instantly)\b/i,
  'pt-BR':
    /\d|\b(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|diári|seman|mensa|anual|horas?|dias?|mês|meses|anos?|na hora\b|imediat|instant)/i,
  es: /\d|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|diari|seman|mensual|anual|horas?|días?|mes|meses|años?|al momento\b|al instante\b|inmediat)/i,
};

/** Whether a text names a number or a length of time. */
export const hasQuantity = (text: string, language: Language): boolean => words[language].test(text);
