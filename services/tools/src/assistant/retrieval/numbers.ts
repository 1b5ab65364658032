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

/** A year, and the number of a law or a standard, count nothing: "Decree 10.306 of 2020". */
const labels =
  /\b(?:decree|decreto|law|lei|ley|iso|iec|nbr|une|en|bs|pas|din)\b[^\p{L}\d]*\d[\d./:-]*|(?<!\d)(?:19|20)\d\d(?!\d)/giu;

/** Whether a text names a number of something. */
export const hasCount = (text: string, language: Language): boolean => hasNumber(text.replace(labels, ''), language);

/** The words for units of time, folded. */
export const timeUnit = /\b(?:minut|hour|hora|days?\b|dias?\b|week|seman|month|mes(?:es)?\b|year|anos?\b)/;

/** A number with its unit ("10 working days"), or that it takes none. */
const durations: Record<Language, RegExp> = {
  en: /(?<![\p{L}\d])(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?:[ -]\p{L}+)?[ -](?:minute|hour|day|week|month|year)s?(?!\p{L})|\b(?:daily|weekly|monthly|yearly|at once|immediately|instantly)\b/iu,
  'pt-BR':
    /(?<![\p{L}\d])(?:\d[\d.,]*|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze)(?: \p{L}+)? (?:minutos?|horas?|dias?|semanas?|mês|meses|anos?)(?!\p{L})|(?<!\p{L})(?:diári|semana[li]|mensa[li]|anua[li]|na hora(?!\p{L})|imediat|instant)/iu,
  es: /(?<![\p{L}\d])(?:\d[\d.,]*|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?: \p{L}+)? (?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?)(?!\p{L})|(?<!\p{L})(?:diari|semanal|mensual|anual|al momento|al instante|inmediat)/iu,
};

/** Whether a text says a length of time. */
export const hasDuration = (text: string, language: Language): boolean => durations[language].test(text);

const frequencies: Record<Language, RegExp> = {
  en: /\b(?:hourly|daily|weekly|fortnightly|monthly|quarterly|yearly|annually|continuously|(?:every|each|an?|per) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|quarters?|years?))\b/i,
  'pt-BR':
    /(?<!\p{L})(?:diári[oa]s?|diariamente|semana(?:l|is|lmente)|quinzena(?:l|is|lmente)|mensa(?:l|is|lmente)|trimestra(?:l|is|lmente)|anua(?:l|is|lmente)|(?:cada|toda|todo|todas as|todos os|por) (?:[\p{L}\d]+ )?(?:minutos?|horas?|dias?|semanas?|mês|meses|anos?))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:diari[oa]s?|diariamente|semanal(?:es|mente)?|quincenal(?:es|mente)?|mensual(?:es|mente)?|trimestral(?:es|mente)?|anual(?:es|mente)?|(?:cada|todos los|todas las|por|al|a la) (?:[\p{L}\d]+ )?(?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?))(?!\p{L})/iu,
};

/** A number of people ("four to ten people"). */
const persons: Record<Language, RegExp> = {
  en: /(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)) (?:\p{L}+ )?(?:people|persons|participants|learners)\b/iu,
  'pt-BR':
    /(?:\d|\b(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze)) (?:\p{L}+ )?(?:pessoas|participantes|alunos)\b/iu,
  es: /(?:\d|\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)) (?:\p{L}+ )?(?:personas|participantes|alumnos)\b/iu,
};

/** Whether a text says how many people. */
export const countsPeople = (text: string, language: Language): boolean => persons[language].test(text);

/** Whether a text says how often something happens. */
export const hasFrequency = (text: string, language: Language): boolean => frequencies[language].test(text);

const times: Record<Language, RegExp> = {
  en: /\b(?:minutes?|hours?|days?|weeks?|months?|years?|quarter|daily|weekly|monthly|yearly|at once|immediately|lifetime|before|after|never|expir)/i,
  'pt-BR':
    /\b(?:minutos?|horas?|dias?|semanas?|mês|meses|anos?|trimestre|diári|seman|mensa|anual|na hora\b|imediat|vitalíci|(?:antes|depois) (?:d[aeo]|que)|após|nunca|validade|prazo)/i,
  es: /\b(?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?|trimestre|diari|seman|mensual|anual|al momento\b|inmediat|de por vida|(?:antes|después) (?:del?|que)|tras|nunca|caduc|plazo)/i,
};

/** Whether a text names a length of time or when something happens. */
export const hasTime = (text: string, language: Language): boolean => times[language].test(text);
