import type { Language } from '@arcada/contracts';
import { fold } from '@arcada/search';

/** "Who prepares the TIDP?", "who is accountable for the MIDP?": whose task something is, and not who somebody is. */
const duties: Record<Language, readonly RegExp[]> = {
  en: [
    /^\W*who(?:'|’)?s?(?: is| are| should be| must be| will be)? (?:accountable|responsible|in charge|answerable) (?:for|of) (.+)$/,
    /^\W*who (?:should |must |has to |will )?(?:prepares?|writes?|compiles?|draws? up|drafts?|keeps?|maintains?|updates?|produces?|approves?|checks?|reviews?|gathers?|collects?|manages?|puts? together|signs? off) (.+)$/,
  ],
  'pt-BR': [
    /^\W*quem (?:e |sao |fica )?(?:o |a |os |as )?(?:responsave(?:l|is)|encarregad[oa]s?)(?: final)? (?:por|pel[oa]s?|d[oae]s?) (.+)$/,
    /^\W*quem (?:deve |tem que |precisa )?(?:prepar|elabor|escrev|redig|compil|mont|mant[ei]|atualiz|aprov|verific|revis|reun|gerenci|produz)\w* (.+)$/,
  ],
  es: [
    /^\W*quien(?:es)? (?:es |son )?(?:el |la |los |las )?(?:responsables?|encargad[oa]s?)(?: final)? (?:del?|por) (.+)$/,
    /^\W*quien(?:es)? (?:debe |tiene que )?(?:prepar|elabor|escrib|redact|compil|mont|mant[ei]|actualiz|apr[ou]|verific|compr[ou]|revis|reun|gestion|produ)\w* (.+)$/,
  ],
};
/** Who has tasks: parties, teams, and people by their part in the project. */
const roles: Record<Language, RegExp> = {
  en: /\b(?:part(?:y|ies)|teams?|managers?|coordinators?|client|contractors?|designers?)\b/i,
  'pt-BR':
    /\b(?:partes?|equipes?|gerentes?|coordenador(?:a|es)?|contratantes?|contratad[ao]s?|clientes?|construtora)\b/i,
  es: /\b(?:partes?|equipos?|managers?|coordinador(?:a|es)?|clientes?|contratistas?|responsables? de)\b/i,
};

/** What a question asks the doer of; empty when it asks something else. */
export function dutyIn(question: string, language: Language): string {
  const folded = fold(question).replace(/\s+/g, ' ').trim();
  for (const pattern of duties[language]) {
    const found = pattern.exec(folded)?.[1];
    if (found) return found.replace(/\W+$/, '');
  }
  return '';
}

export const namesRole = (text: string, language: Language): boolean => roles[language].test(text);
