import type { Language } from '@arcada/contracts';

const begins = (words: string) => new RegExp(`^[¿¡"“«]?(?:${words})(?![\\p{L}])`, 'iu');

/** So begins a sentence that says more of what the one before it is about. */
const beginnings: Record<Language, RegExp> = {
  en: begins(
    'it|its|they|them|their|this|these|those|he|she|such|both|neither|however|but|yet|still|since|instead|otherwise|therefore|then|nor|not|no longer|the same|the (?:former|latter|revision)',
  ),
  'pt-BR': begins(
    'el[ea]s?|iss?to|isso|ess[ea]s?|est[ea]s?|seus?|suas?|tal|tais|ambos|ambas|nenhuma?|porém|contudo|entretanto|no entanto|mas|ainda|desde|em vez disso|caso contrário|portanto|por isso|assim|já não|não|nem|[oa] mesm[oa]|a revisão',
  ),
  es: begins(
    'él|ell[ao]s?|es[eo]|esas?|esos|est[eo]|estas?|estos|sus?|tal|tales|ambos|ambas|ningun[oa]|sin embargo|no obstante|pero|aún|todavía|desde|en cambio|en su lugar|de lo contrario|por tanto|por eso|así|ya no|no|ni|l[oa] mism[oa]|la revisión',
  ),
};
/** That something no longer holds turns round what was said before. */
const withdrawn: Record<Language, RegExp> = {
  en: /\b(?:withdr[ae]wn?|withdrew|no longer|superseded|replaced|abolished|repealed)\b/i,
  'pt-BR':
    /\b(?:retir(?:ou|ados?|adas?)|deix(?:ou|aram) de|não existem? mais|substituíd[oa]s?|revogad[oa]s?)(?!\p{L})/iu,
  es: /\b(?:retir(?:ó|ados?|adas?)|dej(?:ó|aron) de|ya no|sustituid[oa]s?|derogad[oa]s?)(?!\p{L})/iu,
};

/** Whether a sentence goes on with the one before it, which would mislead without it. */
export const refersBack = (sentence: string, language: Language): boolean =>
  beginnings[language].test(sentence) || withdrawn[language].test(sentence);
