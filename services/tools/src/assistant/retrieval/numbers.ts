import { type Language } from '@arcada/contracts';

const numbers: Record<Language, RegExp> = {
  en: /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i,
  'pt-BR': /\d|\b(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze)/i,
  es: /\d|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)/i,
};
const lengths: Record<Language, RegExp> = {
  en: /\b(?:daily|weekly|monthly|yearly|hours?|days?|weeks?|months?|years?|at once|immediately|instantly)\b/i,
  'pt-BR': /\b(?:diári|seman|mensa|anual|horas?|dias?|mês|meses|anos?|na hora\b|imediat|instant)/i,
  es: /\b(?:diari|seman|mensual|anual|horas?|días?|mes|meses|años?|al momento\b|al instante\b|inmediat)/i,
};

/** Whether a text names a number. */
export const hasNumber = (text: string, language: Language): boolean => numbers[language].test(text);

/** Whether a text names a number or a length of time. */
export const hasQuantity = (text: string, language: Language): boolean =>
  hasNumber(text, language) || lengths[language].test(text);

const times: Record<Language, RegExp> = {
  en: /\b(?:minutes?|hours?|days?|weeks?|months?|years?|quarter|daily|weekly|monthly|yearly|at once|immediately|lifetime|before|after|never|expir)/i,
  'pt-BR':
    /\b(?:minutos?|horas?|dias?|semanas?|mês|meses|anos?|trimestre|diári|seman|mensa|anual|na hora\b|imediat|vitalíci|antes|depois|nunca|validade|prazo)/i,
  es: /\b(?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?|trimestre|diari|seman|mensual|anual|al momento\b|inmediat|de por vida|antes|después|nunca|caduc|plazo)/i,
};

/** Whether a text names a length of time or when something happens. */
export const hasTime = (text: string, language: Language): boolean => times[language].test(text);
