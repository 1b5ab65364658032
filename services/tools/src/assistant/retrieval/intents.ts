import type { Language, SourceKind } from '@arcada/contracts';
import { fold } from '@arcada/search';

/** What kind of answer a question asks for, as far as its wording tells. */
export interface Intents {
  /** "What is …?", "… meaning": an entry of the glossary says it best. */
  definition: boolean;
  /** What something costs: only products and courses of this site have a price. */
  price: boolean;
  /** What no source of this site says: who invented it, opening hours, which of two is better, what to buy. */
  elsewhere: boolean;
  /** Kinds of source that the question names ("the course on …"). */
  kinds: ReadonlySet<SourceKind>;
}

const definition: Record<Language, RegExp> = {
  en: /\bwhat(?:'| i|’)?s (?:a|an|the|meant)\b|^what(?:'|’| i)?s \S+(?: \S+)?\W*$|\bmeans?\b|\bmeaning\b|stands? for|\bdefin/,
  'pt-BR': /\bo? ?q(?:ue)? (?:e|sao)\b|\bsignific|\bquer dizer\b|\bdefin/,
  es: /\bque (?:es|son)\b|\bsignific|\bquiere decir\b|\bdefin/,
};
const price: Record<Language, RegExp> = {
  en: /\bprices?\b|\bcosts?\b|\bhow much (?:is|are|for)\b|\bhourly rate\b|\bcheap|\bsalary\b|\bfees?\b|\bmembership\b/,
  'pt-BR': /\bprecos?\b|\bcustam?\b|\bquanto (?:sai|vale|cobra|ganha|e)\b|\bsalario\b/,
  es: /\bprecios?\b|\bcuestan?\b|\bcuanto (?:vale|cobra|gana|sale|es)\b|\bsueldo\b|\bsalario\b/,
};
const elsewhere: Record<Language, RegExp> = {
  en: new RegExp(
    [
      'who (?:invented|founded|discovered|won|is the (?:president|ceo|king|owner))',
      'when (?:was|were) .*(?:founded|born|invented|released)',
      'what time|opening hours|phone number|(?:postal|street) address|directions to',
      'recommend|should i (?:buy|switch|choose|move)|which .* should (?:i|we) buy|(?:best|cheapest) .*(?:in|near|for) ',
      '(?:better|cheaper|faster|worse) than|runs? on (?:a |an |my )?(?:ipad|mac|linux|android|phone)',
      'step by step|(?:can i|how do i|may i) pay|how (?:thick|heavy) (?:must|is|should|does)',
      'how many people work|write (?:me )?an? |translate|discount|for students|free (?:trial|version|licen[cs]e)',
    ].join('|'),
  ),
  'pt-BR': new RegExp(
    [
      'quem (?:inventou|fundou|descobriu|ganhou|e o (?:presidente|dono|rei))',
      'quando (?:foi|nasceu|surgiu) .*(?:fundad|inventad|lancad|criad)',
      'que horas|horario de funcionamento|telefone|endereco|onde fica (?:o escritorio|a sede)',
      'recomenda|devo comprar|qual .* comprar|qual (?:o|a) melhor|e melhor que|mais barato que|vale a pena comprar',
      '(?:roda|funciona) (?:em|no) (?:um )?(?:ipad|mac|linux|android|celular)|vendem|desconto|para estudantes|gratis|gratuit',
      'passo a passo|(?:posso|como) (?:pagar|pago)|que (?:espessura|diametro)|quanto pesa',
      'escrev[ae] (?:me )?uma? |redacao|traduz|quem e voce',
    ].join('|'),
  ),
  es: new RegExp(
    [
      'quien (?:invento|fundo|descubrio|gano|es el (?:presidente|dueno|rey))',
      'cuando (?:se|fue|nacio|surgio) .*(?:fund|invent|lanz|cre)',
      'a que hora|horario de apertura|telefono|direccion postal|donde esta la (?:oficina|sede)',
      'recomiendas?|recomendais|que .* (?:compro|me compro)|debo comprar|cual es (?:el|la) mejor|es mejor que|mas barato que',
      'funciona (?:en|dentro de|con) (?:un )?(?:ipad|mac|linux|android|movil|archicad)|descuento|para estudiantes|gratis|gratuit',
      'paso a paso|(?:puedo|como) (?:pagar|pago)|que (?:espesor|diametro|pendiente)|cuanto pesa',
      'escrib[ei](?:me)? un[ao]? |traduc|quien eres',
    ].join('|'),
  ),
};
const kinds: readonly [SourceKind[], RegExp][] = [
  [['course', 'lesson'], /\b(?:courses?|lessons?|class(?:es)?|cursos?|aulas?|lecci?on(?:es)?|clases?)\b/],
  [['product'], /\b(?:plug-?ins?|add-?ins?|scripts?|graphs?|toolkits?|rotinas?|complementos?|suplementos?)\b/],
  [['post'], /\b(?:blog|articles?|posts?|artigos?|articulos?)\b/],
  [
    ['page'],
    /\b(?:arcada|your (?:company|team|services?)|do you|voces?|vcs|ustedes|vosotros|vuestr[oa]s?|ofrecen|oferecem)\b/,
  ],
];

/** Reads the wording, in the question's language. */
export function intentsOf(question: string, language: Language): Intents {
  const folded = fold(question).replace(/\s+/g, ' ').trim();
  return {
    definition: definition[language].test(folded),
    price: price[language].test(folded),
    elsewhere: elsewhere[language].test(folded),
    kinds: new Set(kinds.flatMap(([named, pattern]) => (pattern.test(folded) ? named : []))),
  };
}
