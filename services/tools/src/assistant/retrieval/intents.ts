import type { Language, SourceKind } from '@arcada/contracts';
import { fold } from '@arcada/search';
import { headOf } from './head.ts';

/** What kind of answer a question asks for, as far as its wording tells. */
export interface Intents {
  /** "What is …?", "… meaning": an entry of the glossary says it best. */
  definition: boolean;
  /** How two things differ: their entries say it side by side. */
  comparison: boolean;
  /** What something costs: only products and courses of this site have a price. */
  price: boolean;
  /** How many or how long: a text without a number doesn't say it. */
  quantity: boolean;
  /** How many people there are in something. */
  people: boolean;
  /** What no source of this site says: who invented it, opening hours, which of two is better, what to buy. */
  elsewhere: boolean;
  /** Something to do ("rename my views"), not to know. */
  command: boolean;
  /** What a program can do ("does X import IFC?"). */
  ability: boolean;
  /** A password or the like that isn't the asker's own: no source may say it. */
  secret: boolean;
  /** What a standard is asked about ("what does ISO 19650-5 require on …"); empty otherwise. */
  matter: string;
  /** What something is sold for: a source has to state the price of that very thing. */
  sale: boolean;
  /** A person by name: who holds an office of this firm, or who teaches. */
  person: boolean;
  /** Who somebody is. */
  who: boolean;
  /** Who does something: a party, a team or a person by the part in the project. */
  actor: boolean;
  /** When something happens. */
  when: boolean;
  /** Whether this site has a course, a product or a service for something. */
  offer: boolean;
  /** The very words of a standard or a law, which this site doesn't reproduce. */
  verbatim: boolean;
  /** Which of two things it is about. */
  alternatives: boolean;
  /** Something that is meant is described, not named ("the one that renames views"). */
  described: boolean;
  /** From which sum on something holds. */
  amount: boolean;
  /** The words after "how many", folded: what is counted is among them. */
  counted: string;
  /** What something's version is, or which versions it works with. */
  version: boolean;
  /** A length of time, or a date. */
  time: boolean;
  /** How often something happens. */
  often: boolean;
  /** Whether yes or no is an answer. */
  closed: boolean;
  /** On which program, or on which version of it, something works. */
  runs: boolean;
  /** What something is or is for. */
  purpose: boolean;
  /** Who teaches something, whether or not it says that this is a course. */
  teaching: boolean;
  /** Whether something is given with what is bought or done. */
  given: boolean;
  /** The word for what is asked of the things that are named ("what tolerance … for clashes"), folded. */
  head: string;
  /** Kinds of source that the question names ("the course on …"). */
  kinds: ReadonlySet<SourceKind>;
}

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));

const definition: Record<Language, RegExp> = {
  en: /\bwhat(?:'| i|’)?s (?:a|an|the|meant)\b|^what(?:'|’| i)?s \S+(?: \S+)?\W*$|\bmeans?\b|\bmeaning\b|stands? for|\bdefin/,
  'pt-BR': /\bo? ?q(?:ue)? (?:e|sao)\b|\bsignific|\bquer dizer\b|\bdefin/,
  es: /\bque (?:es|son)\b|\bsignific|\bquiere decir\b|\bdefin/,
};
const comparison: Record<Language, RegExp> = {
  en: /\bdifferences?\b|\bdiffers? from\b|\bversus\b|\bvs\b|\bcompared (?:to|with)\b/,
  'pt-BR': /\bdiferencas?\b|\bdifere(?:m)?\b|\bversus\b|\bvs\b|\bcomparad[oa]s? (?:a|com)\b/,
  es: /\bdiferencia[sn]?\b|\bdifieren?\b|\bversus\b|\bvs\b|\bcomparad[oa]s? (?:a|con)\b/,
};
const price: Record<Language, RegExp> = {
  en: /\bprices?\b|\bcosts?\b|\bhow much (?:is|are|for)\b|\bhourly rate\b|\bcheap|\bsalary\b|\bfees?\b|\bmembership\b/,
  'pt-BR': /\bprecos?\b|\bcustam?\b|\bquanto (?:sai|vale|cobra|ganha|e)\b|\bsalario\b/,
  es: /\bprecios?\b|\bcuestan?\b|\bcuanto (?:vale|cobra|gana|sale|es)\b|\bsueldo\b|\bsalario\b/,
};
const quantity: Record<Language, RegExp> = {
  en: /\bhow (?:many|long|much time)\b|\bwhat(?:'|’| i)?s the deadline\b/,
  'pt-BR': /\bquant[oa]s\b|\bquanto tempo\b|\b(?:qual (?:e )?o|que) prazo\b/,
  es: /\bcuant[oa]s\b|\bcuanto tiempo\b|\b(?:cual es el|que) plazo\b/,
};
const people: Record<Language, RegExp> = {
  en: /\bhow many (?:people|persons|participants|attendees|learners)\b|\b(?:group|class) sizes?\b|\bsize of (?:a |the |your )?(?:training )?(?:group|class)/,
  'pt-BR': /\bquant[oa]s (?:pessoas|participantes|alunos)\b|\btamanho d[ao]s? (?:turma|grupo)/,
  es: /\bcuant[oa]s (?:personas|participantes|alumnos)\b|\btamano del? (?:l[ao]s )?(?:grupo|clase)/,
};
/** "How much is …": narrower than `price`, which any mention of costs is. */
const sale: Record<Language, RegExp> = {
  en: anyOf(
    'how much (?:is|are|does|do|for|would)\\b(?! of\\b)(?!.*\\b(?:time|memory|space|information|detail|data)\\b)',
    "\\b(?:prices?|fee|tariff) (?:of|for)\\b|\\bdo (?:i|we|you) pay for\\b|\\bhow much .+ charges?\\b|what(?:'|’| i)?s the (?:\\w+ )?(?:price|fee)\\b|^(?:and )?what do(?:es)? .+ cost\\b",
  ),
  'pt-BR': anyOf(
    '\\bquanto (?:que )?(?:custam?|sai|vale|ta|fica|cobram|(?:a |o )?[\\w ]{1,20} cobra)\\b|\\b(?:precos?|mensalidade|assinatura) (?:mensal |anual )?d[aoe]s?\\b|^precos?\\b|\\bqual (?:e )?o preco\\b',
    '\\bqual (?:e )?o valor d[aoe]s? (?!obra|contrato|ativo|art\\b|parametro|propriedade|campo)',
  ),
  es: anyOf(
    '\\bcuanto (?:me )?(?:cuesta|cuestan|vale|valen|sale|salen|cobrais|cobra .+ por)\\b|\\b(?:precios?|tarifas?|cuota) (?:mensual |anual )?(?:del?|para)\\b|^precios?\\b|\\bque (?:precio|coste) tiene\\b',
    '\\bcual es el (?:precio|coste)\\b|\\ba cuanto (?:esta|sale)\\b',
  ),
};
/** An office of a firm or a teacher; who does what in a project has no name. */
const person: Record<Language, RegExp> = {
  en: /\bwho(?:'|’| i)?s (?:the |your )?(?:c[eftio]o\b|(?:\w+ )?(?:director|president|founder|chair(?:man|woman)?|boss|accountant|head|instructor|teacher|trainer|lecturer)\b)|\bwho (?:teaches|gives|presents|holds|leads|runs) (?:the |your )?(?:.* )?(?:course|class|training|lessons?|workshop)\b|\bwho (?:(?:is|are)(?! behind)|leads|runs|heads|directs|owns|founded) .*\b(?:at|of|in)? ?arcada\b/,
  'pt-BR':
    /\bquem e (?:o |a |seu |sua )?(?:c[eftio]o\b|diretora?\b|presidente|fundadora?\b|chefe\b|contadora?\b|socia\b|socio\b|instrutora?\b|professora?\b)|\bquem (?:da|ministra|ensina|leciona|apresenta) (?:o |a |os |as )?(?:.* )?(?:cursos?|aulas?|treinamentos?)\b|\bquem (?:e|manda|comanda|dirige|lidera|coordena|fundou) (?:.*\b)?(?:da|na|a) arcada\b/,
  es: /\bquien es (?:el |la |vuestro |vuestra |su )?(?:c[eftio]o\b|directora?\b|president[ea]|fundadora?\b|jef[ea]\b|contable|soci[oa]\b|instructora?\b|profesora?\b|docente)|\bquien (?:imparte|da|ensena|presenta) (?:el |la |los |las )?(?:.* )?(?:cursos?|clases?|formacion)\b|\bquien (?:es|manda|dirige|lidera|coordina|fundo) (?:.*\b)?(?:(?:de|en|a) )?arcada\b/,
};
const offered = {
  en: 'courses?|class(?:es)?|training|workshops?|plug-?ins?|add-?ins?|scripts?|packs?|products?|templates?|version',
  'pt-BR':
    'cursos?|aulas?|treinamentos?|plug-?ins?|suplementos?|scripts?|pacotes?|produtos?|templates?|modelos?|versao|rotinas?',
  es: 'cursos?|clases?|formacion|plug-?ins?|complementos?|scripts?|paquetes?|productos?|plantillas?|version|grafos?',
};
const offer: Record<Language, RegExp> = {
  en: anyOf(
    `\\b(?:(?:do|does) (?:you|arcada) (?:have|offer|sell|teach|do|give|make)|have you got|got any|is there|are there|any)\\b.*\\b(?:${offered.en})\\b`,
    '\\bdo(?:es)? (?:you|arcada) (?:offer |give |have )?support\\b',
    `\\b(?:which|what) (?:\\w+ )?(?:${offered.en}) (?:(?:do|does) (?:you|arcada) (?:have|offer|sell|teach|give)|are there)\\b`,
  ),
  'pt-BR': anyOf(
    `\\b(?:voces?|vcs?|a arcada) (?:tem|oferecem?|vendem?|dao|da|fazem?)\\b.*\\b(?:${offered['pt-BR']})\\b|\\b(?:tem|existe|ha) (?:alg\\w+ |um |uma )?(?:${offered['pt-BR']})\\b`,
    '\\b(?:voces?|vcs?|a arcada) (?:dao|da|oferecem?|tem) suporte\\b',
    `\\b(?:que|quais) (?:${offered['pt-BR']}) (?:\\w+ )?(?:(?:voces?|vcs?|a arcada) (?:tem|oferecem?|vendem?|dao|da)|existem|ha)\\b`,
  ),
  es: anyOf(
    `\\b(?:teneis|tienen|ofreceis|ofrecen|vendeis|venden|dais|haceis|impartis)\\b.*\\b(?:${offered.es})\\b|\\b(?:hay|existe) (?:alg\\w+ |un |una )?(?:${offered.es})\\b`,
    '\\b(?:dais|dan|ofreceis|ofrecen|teneis) soporte\\b',
    `\\b(?:que|cuales) (?:${offered.es}) (?:\\w+ )?(?:teneis|tienen|ofreceis|ofrecen|vendeis|venden|dais|impartis|hay)\\b`,
  ),
};
const document =
  '(?:iso|iec|nbr|abnt|une|din|bs|pas|en|standards?|normas?|lei|ley|law|act|decreto|decree|eurocod\\w+)\\b';
const verbatim: Record<Language, RegExp> = {
  en: anyOf(
    `\\b(?:word for word|verbatim|literally|exact (?:words|wording|text)|full text|whole text|complete text|copy of the text)\\b.*\\b${document}`,
    `\\b${document}.*\\b(?:word for word|verbatim|exact (?:words|wording|text)|full text|whole text|complete text)\\b`,
    '^(?:please |can you |could you )?(?:quote|cite|copy|paste|recite|reproduce)\\b.*\\b(?:clause|section|article|paragraph|annex)\\b',
    '\\b(?:clause|article|paragraph) \\d|\\bsection \\d+\\.\\d',
    `\\b(?:which|what) page\\b.*\\b${document}`,
  ),
  'pt-BR': anyOf(
    `\\b(?:ao pe da letra|palavra por palavra|literal(?:mente)?|text(?:o|ual) (?:exato|completo|integral|na integra)|na integra|texto completo|redacao exata)\\b.*\\b${document}`,
    `\\b${document}.*\\b(?:ao pe da letra|palavra por palavra|literal(?:mente)?|na integra|texto (?:completo|exato|integral))\\b`,
    '\\b(?:transcrev[ae]|cit[ae]|copi[ae]|reproduz[a]?)\\b.*\\b(?:clausula|artigo|item|paragrafo|secao|anexo)\\b',
    '\\b(?:clausula|artigo|paragrafo|inciso) \\d|\\b(?:item|secao) \\d+\\.\\d',
    `\\b(?:que|qual) pagina\\b.*\\b${document}`,
  ),
  es: anyOf(
    `\\b(?:al pie de la letra|palabra por palabra|literal(?:mente)?|texto (?:exacto|completo|integro)|integro)\\b.*\\b${document}`,
    `\\b${document}.*\\b(?:al pie de la letra|palabra por palabra|literal(?:mente)?|texto (?:exacto|completo|integro))\\b`,
    '\\b(?:transcrib\\w+|cita(?:me)?|copia(?:me)?|reproduce(?:me)?)\\b.*\\b(?:clausula|articulo|apartado|parrafo|seccion|anexo)\\b',
    '\\b(?:clausula|articulo|apartado|parrafo) \\d|\\b(?:punto|seccion) \\d+\\.\\d',
    `\\b(?:que|cual) pagina\\b.*\\b${document}`,
  ),
};
const alternatives: Record<Language, RegExp> = { en: /\bor\b/, 'pt-BR': /\bou\b/, es: /\b[ou]\b/ };
const described: Record<Language, RegExp> = {
  en: /\b(?:the one|something|the thing) (?:that|which|for|to)\b/,
  'pt-BR': /\b(?:aquel[ea]|algo) que\b|\baquel[ea] (?:de|pra|para)\b/,
  es: /\b(?:el|la|ese|esa|aquel|algo) que\b/,
};
const amount: Record<Language, RegExp> = {
  en: /\b(?:from|above|over|below|under|at) (?:what|which) (?:contract )?(?:amount|sum|value|price|cost)\b/,
  'pt-BR':
    /\b(?:a partir de|acima de|ate) (?:que|qual) (?:valor|montante|custo)\b|\ba partir de quantos (?:reais|mil|milhoes)\b/,
  es: /\b(?:desde|a partir de|por encima de|hasta) (?:que|cual) (?:importe|valor|cuantia|coste|monto)\b|\b(?:desde|a partir de) cuantos (?:euros|miles|millones|soles|pesos)\b/,
};
const counted: Record<Language, RegExp> = {
  en: /\bhow many (\w+(?: \w+)?)/,
  'pt-BR': /\bquant[oa]s (\w+(?: \w+)?)/,
  es: /\bcuant[oa]s (\w+(?: \w+)?)/,
};
/** "And with Revit 2024?": a name with its version after what works with it. */
const named = String.raw`(?:o |a |el )?(?:\w+ ){1,2}\d`;
const goesWith: Record<Language, string> = {
  en: String.raw`^\W*and (?:with|on|in|for) ${named}`,
  'pt-BR': String.raw`^\W*e (?:com|em|n[oa]|para|pra) ${named}|\bserve (?:com|para|pra) ${named}`,
  es: String.raw`^\W*y (?:con|en|para) ${named}|\b(?:sirve|vale) (?:con|para) ${named}`,
};
const version: Record<Language, RegExp> = {
  en: anyOf(
    '\\bversions?\\b|\\bworks? (?:with|in|on)\\b|\\bruns? (?:on|in|with)\\b|\\bcompatib|\\b(?:which|what) (?:revit|dynamo|python|navisworks)\\b',
    goesWith.en,
  ),
  'pt-BR': anyOf(
    '\\bversao\\b|\\bversoes\\b|\\b(?:funciona|roda) (?:em|n[oa]s?|com)\\b|\\bcompativ',
    goesWith['pt-BR'],
  ),
  es: anyOf('\\bversion(?:es)?\\b|\\b(?:funciona|corre) (?:en|con)\\b|\\bcompatib', goesWith.es),
};
const time: Record<Language, RegExp> = {
  en: /\bhow (?:long|soon|often|much time|many (?:\w+ )?(?:minutes|hours|days|weeks|months|years))\b|\bwhen\b|\bdeadline\b|\bwithin what\b/,
  'pt-BR':
    /\bquanto tempo\b|\bquant[oa]s (?:\w+ )?(?:minutos|horas|dias|semanas|mes(?:es)?|anos)\b|\bquando\b|\bprazos?\b|\bcada quanto\b/,
  es: /\bcuanto (?:tiempo|dura|duran|tarda|tardan)\b|\bcuant[oa]s (?:\w+ )?(?:minutos|horas|dias|semanas|mes(?:es)?|anos)\b|\bcuando\b|\bplazos?\b|\bcada cuanto\b/,
};
const often: Record<Language, RegExp> = {
  en: /\bhow (?:often|frequently)\b|\b(?:how many|what) times an? (?:day|week|month|year)\b/,
  'pt-BR':
    /\bcom (?:que|qual) frequencia\b|\b(?:de|a) (?:quanto|quantos|quantas) em (?:quanto|quantos|quantas)\b|\ba cada quanto\b|\bquantas vezes por\b/,
  es: /\bcon (?:que|cuanta) frecuencia\b|\bcada cuant[oa]s?\b|\bcuantas veces (?:al|por|a la)\b/,
};
const runs: Record<Language, RegExp> = {
  en: anyOf(
    '\\bworks? (?:with|in|on)\\b|\\bruns? (?:on|in|with)\\b|\\brun (?:on|in|with)\\b|\\bcompatib|\\b(?:which|what) (?:revit|dynamo|python|navisworks)\\b',
    goesWith.en,
  ),
  'pt-BR': anyOf(
    '\\b(?:funciona|roda) (?:em|n[oa]s?|com)\\b|\\bcompativ|\\b(?:que|quais|qual) (?:versao|versoes) d[oe] (?:revit|dynamo|python|navisworks)\\b',
    goesWith['pt-BR'],
  ),
  es: anyOf(
    '\\b(?:funciona|corre) (?:en|con)\\b|\\bcompatib|\\bque (?:version|versiones) de (?:revit|dynamo|python|navisworks)\\b',
    goesWith.es,
  ),
};
const closed: Record<Language, RegExp> = {
  en: /^\W*(?:(?:and|but|so) )?(?:do|does|did|is|are|was|were|can|could|will|would|may|must|should|has|have)\b|\b(?:if|whether)\b/,
  // The order of words doesn't tell: what asks for something else begins with a word for it.
  'pt-BR':
    /^(?!\W*(?:(?:e|mas|em|de|com|a|ao|para|pra|por|desde|ate|o) )?(?:que|qual|quais|quem|quando|quant[oa]s?|como|onde|cade|porque|n[oa] que|d[oa] que)\b).*\?|\bse (?:o|a|os|as|da|e)\b/,
  es: /^(?!\W*(?:(?:y|pero|en|de|con|a|para|por|desde|hasta) )?(?:(?:el|la) )?(?:que|cual|cuales|quien|quienes|cuando|cuant[oa]s?|como|donde|adonde)\b).*\?|\bsi (?:el|la|los|las|se|es)\b/,
};
const purpose: Record<Language, RegExp> = {
  en: /\bwhat (?:does|do|can|will) .+? do\b|\bwhat(?:'|’| i)?s .+? for\b|\bwhat(?:'|’| i)?s (?:the )?[\w -]+?,? and (?:how|what|which|who)\b|\bpurpose of\b|\bused for\b/,
  'pt-BR':
    /\b(?:para|pra) ?q(?:ue)? serve|\bserve (?:para|pra) (?:o )?que\b|\bo ?q(?:ue)? (?:e|faz)\b|\bfinalidade d[aoe]\b/,
  es: /\bpara ?q(?:ue)? (?:sirve|vale)|\bque (?:es|hace)\b|\bfinalidad del?\b/,
};
const teaching: Record<Language, RegExp> = {
  en: /\bwho(?:'|’| i)?s? (?:teach(?:es|ing)?|lectur\w+|instruct\w+|gives|presents|(?:are )?(?:the|your) (?:instructor|teacher|trainer|lecturer)s?)\b/,
  'pt-BR':
    /\bquem (?:ministra|ensina|leciona|apresenta|da|(?:e|sao) (?:[oa]s? )?(?:instrutor|professor)(?:a|es|as)?)\b/,
  es: /\bquien(?:es)? (?:imparten?|ensenan?|presentan?|dan?|(?:es|son) (?:el |la |los |las )?(?:instructor(?:a|es|as)?|profesor(?:a|es|as)?|docentes?))\b/,
};
const given: Record<Language, RegExp> = {
  en: /^(?:do|does|will|would) .*\b(?:give|issue|award|provide|include|come with|get|receive|earn)\b/,
  'pt-BR':
    /\b(?:dao|emitem?|entregam?|oferecem?|incluem|inclui|vem com|ganho|recebo|recebe)\b|\bda (?:direito a |algum |um )?(?:certificad|diploma)/,
  es: /\b(?:dan|dais|emit\w+|entregan?|ofrecen?|incluyen?|vienen? con|obtengo|recibo|recibe|obtiene)\b|\bda (?:derecho a |algun |un )?(?:certificad|diploma)/,
};
/** Facts of the world, of people and firms; what the law or a code demands; what to buy; how another program is used. */
const elsewhere: Record<Language, RegExp> = {
  en: anyOf(
    'who (?:invented|founded|discovered|won|wrote|authored|created|designed|started|chairs|leads the)',
    "who(?: i|'|’)?s (?:the )?(?:president|ceo|king|author|chair|chairman|inventor|founder|head of)",
    "when (?:was|were) .*(?:founded|born|invented|released)|(?:when|what|where)(?: i|’|')?s the next|next (?:exam|congress|conference)",
    'how many (?:employees|users|customers|clients|students|offices|people work)|how (?:tall|old|far|thick|heavy|wide|deep|fast|big) ',
    'what time|opening hours|phone number|(?:postal|street) address|directions to|(?:tallest|biggest|largest|oldest|fastest) ',
    'recommend|should i (?:buy|switch|choose|move)|\\b(?:i|we|you) (?:need|have) to (?:buy|purchase)|which .* should (?:i|we) buy|(?:best|cheapest) .*(?:in|near|for|under|below) ',
    'which .* (?:is|are) (?:better|worth)|worth (?:it|buying)|(?:better|cheaper|faster|worse) than|second[- ]hand|for sale|share price',
    'where (?:can|do|could) (?:i|we) (?:buy|download|get|find) |for students|free (?:trial|version|licen[cs]e|download)|discount',
    'step by step|(?:can i|how do i|may i) pay|(?:un)?install |shortcut|dark mode|reactivate|activation|log ?in|keyboard',
    '(?:min|max)(?:imum)? (?:height|width|slope|cover|thickness|distance|depth|size|load|area|gradient|temperature|number of)',
    '(?:required|allowed|mandatory|banned) by law|legally|building (?:code|regulations?)|how (?:do|can) i (?:become|get a (?:job|visa))',
    '(?:when|what date) (?:does|will|is|did) .*(?:come out|released?|launch|ship)|discontinued|release date|how much (?:do|should|can) i charge|fee for',
    'crash(?:es|ed|ing)?\\b|error (?:code|0x|\\d)|blue screen|who (?:built|constructed|owns (?:autodesk|arcada))|fair (?:fee|price)',
    'which (?:clause|article|paragraph)|who (?:signed|runs|leads|directs|heads)|(?:fine|penalty) (?:for|does|is)|tax (?:relief|incentives?)|vat rate',
    '(?:is|are) .*(?:certified|accredited)|(?:score|mark|grade) .*(?:pass|exam)|cpd|(?:gpu|graphics card|how much ram)|indemnity insurance',
    'going rate|day rate|daily rate|per hour|hourly|per square|do you (?:ship|sell|hire|rent|employ)|are you hiring',
    'competitors?\\b|turnover|annual revenue|(?:your|the) next (?:event|webinar|seminar|course|meetup)|what will .* (?:contain|bring|change)|whats? new in .*20\\d\\d',
    'how old is|which (?:one )?is cheaper|student (?:price|discount|licen[cs]e)|where is the nearest|where\\W?s the nearest',
  ),
  'pt-BR': anyOf(
    'quem (?:inventou|fundou|descobriu|ganhou|escreveu|criou|projetou|desenhou|comecou)',
    'quem e (?:o |a )?(?:autora?|presidente|rei|ceo|fundadora?|inventora?|diretora? (?:da|do) )|quem e voce',
    'quando (?:foi|nasceu|surgiu) .*(?:fundad|inventad|lancad|criad)|(?:quando|qual|onde) e (?:o|a) proxim',
    'quantos (?:funcionarios|empregados|alunos|clientes|usuarios|escritorios)|quanto (?:pesa|mede)|quantos (?:metros|quilos|sacos)',
    'que horas|horario de funcionamento|telefone|endereco|onde fica (?:o escritorio|a sede)|(?:o|a) (?:maior|mais alt[oa]|mais antig[oa]) ',
    'recomenda|devo comprar|(?:precis[ao](?:mos)?|necessario|tenho que|temos que|tenho de|temos de) (?:comprar|adquirir)|(?:qual|que|onde) .*compr(?:ar|o)|(?:qual|que) (?:o|a|e o|e a)? ?melhor|melhor .* (?:para|pra) ',
    'e melhor que|mais barato que|vale a pena|de segunda mao|usado a venda|onde (?:posso )?(?:baixar|achar|encontro|comprar)',
    'desconto|para estudantes|gratis|gratuit|de graca|parcela(?:r|do)|boleto|(?:posso|como) (?:pagar|pago)|dividir o ',
    'passo a passo|(?:des)?instal(?:ar|o) |atalho|modo escuro|ativar a licenca|recuperar (?:a )?senha|como (?:passar|tirar|virar) ',
    '(?:altura|largura|espessura|inclinacao|distancia|area|recuo|cobrimento|profundidade) (?:minim|maxim)|que (?:espessura|diametro|altura)',
    'por lei|segundo a lei|codigo (?:civil|de obras)|pela nbr|e obrigatorio ter|preciso de (?:art|visto|alvara|autorizacao) ',
    'quando (?:sai|lanca|chega|foi lancad)|quanto (?:cobrar|cobro|devo cobrar|ganha)|erro (?:fatal|ao|\\d)|trava(?:ndo|r)? |fecha sozinho',
    'quem (?:construiu|venceu|ganhou)|descontinuad|por hora|diaria d|preco d[ao] (?:diaria|metro|m2)|voces? (?:vendem|entregam|alugam|contratam)|vcs (?:vendem|entregam|contratam)',
    'qua(?:l|is) (?:a |o |e a |e o )?(?:clausula|artigo|paragrafo|inciso)|quem (?:assinou|dirige|preside|coordena|e o coordenador|e a coordenadora)|qua(?:l|is) (?:e )?(?:a )?multas?|incentivos? fisca|aliquota',
    '(?:e|sao|esta|estao) certificad|nota .*(?:certificac|prova|exame)|placa de video|(?:vale|valem) (?:como )?horas|seguro de responsabilidade',
    '(?:roda|funciona) (?:em|no) (?:um )?(?:ipad|mac|linux|android|celular)|vendem',
    '(?:que|qual|um) seguros?\\b(?! que)|\\bapolice|concorrentes?\\b|faturamento|(?:quando|qual) .*proxim[oa] (?:evento|webinar|seminario|congresso|encontro)|o que (?:vai mudar|muda|vem de novo) .*20\\d\\d|novidades d[aoe] .*20\\d\\d',
    'e melhor (?:que|do que)|(?:sai|fica|e) mais barato|(?:preco|desconto) (?:de|para) estudante|quantos anos tem (?:o|a) \\w+ \\w+$|vai (?:chover|faltar|fazer (?:sol|calor|frio))',
  ),
  es: anyOf(
    'quien (?:invento|fundo|descubrio|gano|escribio|creo|diseno|empezo)|autor de|quien eres',
    'quien es (?:el|la) (?:autora?|presidente|rey|ceo|fundador|inventor|director(?:a)? general)',
    'cuando (?:se|fue|nacio|surgio) .*(?:fund|invent|lanz|cre)|(?:cuando|cual|donde) (?:es|se celebra) (?:el|la) proxim|fecha del proxim',
    'cuantos (?:empleados|alumnos|clientes|usuarios|metros|kilos|sacos)|cuanto (?:pesa|mide|dura un viaje)|el (?:mayor|mas alto) ',
    'a que hora|horario de apertura|telefono|direccion postal|donde esta la (?:oficina|sede)|(?:teneis|tienen) (?:delegacion|oficina|sede)',
    'recomiendas?|recomendais|que .* (?:compro|me compro)|debo comprar|(?:necesit[ao](?:mos)?|necesario|hay que|tengo que|tenemos que|hace falta) (?:comprar|adquirir)|(?:donde|que) .*compr(?:ar|o)|cual es (?:el|la) mejor|me conviene',
    'cuando (?:sale|lanzan|saldra)|cuanto (?:cobro|cobrar|debo cobrar|pido)|error (?:fatal|al|\\d)|se (?:cierra|cuelga|bloquea) sol|se cuelga',
    'quien (?:construyo|gano|vencio)|descatalogad|descontinuad|como reclamo|es mejor que|mas barato que|merece la pena comprar|de segunda mano|donde (?:puedo )?(?:descarg|compr|encuentro)|alquilar ',
    'descuento|para estudiantes|gratis|gratuit|(?:puedo|como) (?:pagar|pago)|a plazos|por hora|por dia|al mes ',
    'paso a paso|(?:des)?instal[ao]r? |atajo|modo oscuro|activ(?:o|ar) la licencia|recuperar (?:la )?contrasena',
    '(?:altura|ancho|anchura|espesor|pendiente|distancia|superficie|recubrimiento|profundidad) (?:minim|maxim)',
    'que (?:espesor|diametro|pendiente|altura)|segun la ley|por ley|exigid[oa] (?:para|por)|es obligatorio tener',
    '(?:haceis|hacen) envios|(?:vendeis|venden|contratais|contratan|alquilais) |me firm',
    'que (?:clausula|articulo|apartado|parrafo) |quien (?:firmo|dirige|preside|coordina)|que (?:sancion|multa)|cual es la (?:sancion|multa)|incentivos? fiscal|que iva|tipo de iva',
    '(?:es|son|esta|estais|estan) certificad|nota .*(?:certificacion|examen)|tarjeta grafica|cuantas horas certifica|seguro de responsabilidad',
    'funciona (?:en|dentro de|con) (?:un )?(?:ipad|mac|linux|android|movil|archicad)',
    '(?:que|cual es el|un) seguros?\\b(?! que)|prima de seguro|\\bpoliza|competidor|que competencia|facturacion anual|cuando .*proxim[oa] (?:evento|webinar|seminario|congreso|encuentro)|novedades (?:traera|tendra|trae)|que (?:va a cambiar|cambiara)',
    'sois mejores|es mejor|(?:es|sale) mas barato|(?:precio|descuento) (?:de|para) estudiante|cuantos anos tiene \\w+ \\w+|(?:hara|va a hacer) (?:sol|calor|frio|viento)|cuantos hijos',
  ),
};
/** Wants something done, not known. */
const command: Record<Language, RegExp> = {
  en: anyOf(
    '^(?:please |can you |could you |would you |i want you to |i need you to )?(?:rename|delete|create|make|draw|convert|send|email|book|order|generate|calculate|compute|fix|model|design|buy|call|open|close|upload|download|print|install|delete|update|move|translate|write|rewrite|summari[sz]e|pretend|ignore|forget|invent|act as) (?:me |us |my |our |this |these |all |a |an |the |it |\\d|some )',
    '^(?:please |can you |could you )?(?:give|tell|send|show|write) (?:me|us) (?:a |an |the |your |all )?(?:joke|poem|story|login|password|answers?|email|phone|script|code|list of (?:clients|customers)|secret)',
    '^write (?:me )?(?:a|an) ',
  ),
  'pt-BR': anyOf(
    '^(?:por favor |voce pode |pode |quero que voce )?(?:renomei[ae]|apag(?:a|ue)|cri(?:a|e)|fa(?:z|ca)|desenh[ae]|convert[ae]|envi[ae]|mand[ae]|gere|gera|calcul[ae]|corrij[ae]|model[ae]|projet[ae]|compr[ae]|lig(?:a|ue)|sub[ae]|imprim[ae]|instal[ae]|baix[ae]|traduz[a]?|escrev[ae]|resum[ae]|finj[ae]|ignor[ae]|esque(?:ca|ce)|invent[ae]) (?:um|uma|o|a|os|as|meu|minha|meus|minhas|esse|este|essa|esta|pra|para|me|todos|todas) ',
    '^(?:me )(?:passa|passe|conta|conte|da|de|manda|mande|envia|envie) ',
    'redacao sobre',
  ),
  es: anyOf(
    '^(?:por favor |puedes |podrias |quiero que )?(?:renombra|borra|elimina|crea|haz|dibuja|convierte|envia|manda|genera|calcula|corrige|modela|disena|compra|llama|sube|descarga|imprime|instala|traduce|escribe|resume|finge|ignora|olvida|inventa(?:te)?)(?:me|nos|lo)? (?:un|una|el|la|los|las|mi|mis|este|esta|estos|todo|todos|todas|tus|a) ',
    '^(?:dame|dime|pasame|mandame|cuentame|enviame|escribe(?:me)?) (?:un |una |el |la |las |los |tu )?(?:chiste|poema|cuento|clave|contrasena|respuestas?|telefono|correo|script|codigo|lista de clientes)',
  ),
};
/** What a program that is not of this site can do: its maker's documentation says that. */
const ability: Record<Language, RegExp> = {
  en: /^(?:does|can|will|is) (?!the |a |an |our |my |we |i |you |it |this |there )[\w.-]+(?: [\w.-]+)? (?:natively )?(?:read|import|export|open|run|support|handle|compatible|free)\b/,
  'pt-BR':
    /^(?:o |a |sera que o )?[\w.-]+(?: [\w.-]+)? (?:le|ler|importa|exporta|abre|roda|suporta|aceita|converte|e gratis)\b/,
  es: /^[^\w]*(?:el |la )?(?!que |quien |quienes |cual |cuales |como |cuando |donde )[\w.-]+(?: [\w.-]+)? (?:lee|importa|exporta|abre|soporta|admite|acepta|convierte|es gratis|funciona)\b/,
};
const secret: Record<Language, RegExp> = {
  en: anyOf(
    '\\b(?:system|hidden|internal|initial) (?:prompt|message|instructions?)\\b|\\byour prompt\\b|\\b(?:users?|accounts?|customers?) table\\b',
    "\\b(?:what(?:'|’| i)?s|what are|which|tell|give|show|send|know)\\b.*\\b(?:passwords?|passcodes?|credentials)\\b (?:of|for|to) (?!my\\b)",
    "\\b(?:admins?|administrators?|someone(?: else)?|somebody|(?:other|another) users?|customers?|root)(?:'s|’s|'|’)? (?:accounts? )?(?:passwords?|passcodes?|credentials)\\b",
  ),
  'pt-BR':
    /\bprompts? (?:d[eo] sistema|intern)|\btabela d[eo]s? (?:usuarios?|contas?|clientes?)\b|\b(?:quais|qual|diz|diga|passa|passe|manda|mande|mostra|mostre|da|de|sabe|saber)\b.*\b(?:senhas?|credenciais)\b (?:d[aoe]s?|para|pra) (?!minha\b|meu\b)/,
  es: /\bprompts? (?:del? sistema|intern)|\btabla de (?:usuarios?|cuentas?|clientes?)\b|\b(?:cual|cuales|dime|dame|pasame|enviame|mandame|muestrame|sabes|saber)\b.*\b(?:contrasenas?|credenciales)\b (?:del?|para) (?!mi\b)/,
};
const matter: Record<Language, RegExp> = {
  en: /\b(?:iso|iec|en|bs|nbr|une|din|pas|norma?|standard)[ -]?\d[\d-]*.* (?:about|on|regarding|concerning) (.+)$/,
  'pt-BR':
    /\b(?:iso|iec|en|bs|nbr|une|din|pas|norma)[ -]?\d[\d-]*.* (?:sobre|acerca d[aeo]s?|quanto a[os]?|a respeito d[aeo]s?) (.+)$/,
  es: /\b(?:iso|iec|en|bs|nbr|une|din|pas|norma)[ -]?\d[\d-]*.* (?:sobre|acerca del?|en cuanto al?|respecto (?:al?|del?)) (.+)$/,
};
/** "What X does ISO 19650-5 require": the same without a word such as "on". */
const standard =
  '(?:the |a |o |la |el )?(?:une[- ]en |abnt |nbr |bs |en )*(?:iso|iec|en|bs|nbr|une|din|pas)[ -]?\\d[\\d-]*';
const demand: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:what|which|how many|how much) (.+?) (?:does|do|is|are) ${standard} (?:require|demand|ask|need|say|state|prescribe|set)`,
  ),
  'pt-BR': new RegExp(
    `^(?:que|qual|quais|quant[oa]s?) (.+?) ${standard} (?:exige|pede|requer|determina|estabelece|manda|prescreve)|^${standard} (?:exige|pede|requer|determina|estabelece|manda) (.+)$`,
  ),
  es: new RegExp(
    `^\\W*(?:que|cual|cuales|cuant[oa]s?) (.+?) (?:exige|pide|requiere|establece|fija|manda|determina) ${standard}`,
  ),
};
const kinds: readonly [SourceKind[], RegExp][] = [
  [['course', 'lesson'], /\b(?:courses?|lessons?|class(?:es)?|cursos?|aulas?|lecci?on(?:es)?|clases?)\b/],
  [['product'], /\b(?:plug-?ins?|add-?ins?|scripts?|graphs?|toolkits?|rotinas?|complementos?|suplementos?)\b/],
  [['post'], /\b(?:blog|articles?|posts?|artigos?|articulos?)\b/],
  [
    ['page'],
    /\b(?:arcada|your (?:company|team|services?)|do you|voces?|vcs|ustedes|vosotros|vuestr[oa]s?|ofrecen|ofreceis|oferecem)\b/,
  ],
];

/** Reads the wording, in the question's language. */
export function intentsOf(question: string, language: Language): Intents {
  const folded = fold(question).replace(/\s+/g, ' ').trim();
  return {
    definition: definition[language].test(folded),
    comparison: comparison[language].test(folded),
    price: price[language].test(folded),
    quantity: quantity[language].test(folded) || people[language].test(folded),
    people: people[language].test(folded),
    elsewhere: elsewhere[language].test(folded),
    command: command[language].test(folded),
    ability: ability[language].test(folded),
    secret: secret[language].test(folded),
    matter: matter[language].exec(folded)?.[1] ?? demand[language].exec(folded)?.slice(1).find(Boolean) ?? '',
    sale: sale[language].test(folded),
    person: person[language].test(folded),
    who: /^\W*(?:who(?:'|’| i)?s|quem e|quien es)\b/.test(folded),
    actor: /^\W*(?:and |e |y )?(?:who(?:'|’)?s?|quem|quien(?:es)?)\b/.test(folded),
    when: /^\W*(?:and |e |y |until |ate |hasta |desde |since )?(?:when|quando|cuando)\b/.test(folded),
    offer: offer[language].test(folded),
    verbatim: verbatim[language].test(folded),
    alternatives: alternatives[language].test(folded),
    described: described[language].test(folded),
    amount: amount[language].test(folded),
    counted: counted[language].exec(folded)?.[1] ?? '',
    version: version[language].test(folded),
    time: time[language].test(folded),
    often: often[language].test(folded),
    closed: closed[language].test(folded),
    runs: runs[language].test(folded),
    purpose: purpose[language].test(folded),
    teaching: teaching[language].test(folded),
    given: given[language].test(folded),
    head: headOf(folded, language),
    kinds: new Set(kinds.flatMap(([named, pattern]) => (pattern.test(folded) ? named : []))),
  };
}
