import type { Language } from '@arcada/contracts';
import { fold } from '@arcada/search';
import type { PassageIndex } from './passage-index.ts';
import { questionWords } from './stems.ts';

/** Terms of structural and services engineering whose words apart are about other things ("live", "load"), folded. */
const terms: Record<Language, RegExp> = {
  en: /\b(?:(?:live|dead|imposed|wind|snow|seismic|crane|floor|roof|permanent|variable|point|static|dynamic|heating|cooling) loads?|(?:bending|overturning) moments?|shear (?:forces?|strength)|(?:yield|compressive|tensile|bearing) (?:strength|capacity)|(?:partial|safety|load) factors?|concrete cover|thermal (?:transmittance|conductivity)|u[ -]values?)\b/g,
  'pt-BR':
    /\b(?:cargas? (?:vivas?|mortas?|acidenta(?:l|is)|permanentes?|variave(?:l|is)|move(?:l|is)|termicas?|de (?:vento|neve|projeto))|sobrecargas? de (?:uso|utilizacao|neve|vento)|momentos? fletor(?:es)?|esforcos? cortantes?|resistencia (?:a compressao|a tracao|caracteristica)|tensao (?:de escoamento|admissivel)|coeficientes? (?:parcia(?:l|is)|de (?:seguranca|ponderacao))|capacidade (?:de carga|de suporte|portante)|transmitancia termica)\b/g,
  es: /\b(?:cargas? (?:vivas?|muertas?|permanentes?|variables?|moviles|movil|sismicas?|termicas?|de (?:viento|nieve|proyecto))|sobrecargas? de (?:uso|explotacion|nieve|viento)|momentos? flector(?:es)?|esfuerzos? cortantes?|resistencia (?:a (?:la )?compresion|a (?:la )?traccion|caracteristica)|limite elastico|coeficientes? (?:parcial(?:es)?|de (?:seguridad|minoracion|mayoracion))|capacidad portante|transmitancia termica)\b/g,
};

const stemsOf = (text: string, language: Language) =>
  ` ${questionWords(text, language)
    .map(({ stem }) => stem)
    .join(' ')} `;

/** Whether a source has every such term of the question in one piece; a question without one asks for none. */
export function hasJointTerms(question: string, index: PassageIndex): (id: string) => boolean {
  const { language } = index;
  const asked = (fold(question).match(terms[language]) ?? []).map((term) => stemsOf(term, language));
  return (id) => {
    if (asked.length === 0) return true;
    const texts = index
      .ofSource(id)
      .flatMap(({ title, heading, aliases, text }) => [title, heading, ...aliases, ...text.split('\n')])
      .map((text) => stemsOf(fold(text), language));
    return asked.every((term) => texts.some((text) => text.includes(term)));
  };
}
