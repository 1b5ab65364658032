import type { Language, SourceKind } from '@arcada/contracts';
import { fold } from '@arcada/search';

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
  es: /\bdiferencias?\b|\bdifieren?\b|\bversus\b|\bvs\b|\bcomparad[oa]s? (?:a|con)\b/,
};
const price: Record<Language, RegExp> = {
  en: /\bprices?\b|\bcosts?\b|\bhow much (?:is|are|for)\b|\bhourly rate\b|\bcheap|\bsalary\b|\bfees?\b|\bmembership\b/,
  'pt-BR': /\bprecos?\b|\bcustam?\b|\bquanto (?:sai|vale|cobra|ganha|e)\b|\bsalario\b/,
  es: /\bprecios?\b|\bcuestan?\b|\bcuanto (?:vale|cobra|gana|sale|es)\b|\bsueldo\b|\bsalario\b/,
};
const quantity: Record<Language, RegExp> = {
  en: /\bhow (?:many|long|much time)\b/,
  'pt-BR': /\bquant[oa]s\b|\bquanto tempo\b|\bqual (?:e )?o prazo\b/,
  es: /\bcuant[oa]s\b|\bcuanto tiempo\b|\bcual es el plazo\b/,
};
/** Facts of the world, of people and firms; what the law or a code demands; what to buy; how another program is used. */
const elsewhere: Record<Language, RegExp> = {
  en: anyOf(
    'who (?:invented|founded|discovered|won|wrote|authored|created|designed|started|chairs|leads the)',
    "who(?: i|'|’)?s (?:the )?(?:president|ceo|king|author|chair|chairman|inventor|founder|head of)",
    "when (?:was|were) .*(?:founded|born|invented|released)|(?:when|what|where)(?: i|’|')?s the next|next (?:exam|congress|conference)",
    'how many (?:employees|users|customers|clients|students|offices|people work)|how (?:tall|old|far|thick|heavy|wide|deep|fast|big) ',
    'what time|opening hours|phone number|(?:postal|street) address|directions to|(?:tallest|biggest|largest|oldest|fastest) ',
    'recommend|should i (?:buy|switch|choose|move)|which .* should (?:i|we) buy|(?:best|cheapest) .*(?:in|near|for|under|below) ',
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
  ),
  'pt-BR': anyOf(
    'quem (?:inventou|fundou|descobriu|ganhou|escreveu|criou|projetou|desenhou|comecou)',
    'quem e (?:o |a )?(?:autora?|presidente|rei|ceo|fundadora?|inventora?|diretora? (?:da|do) )|quem e voce',
    'quando (?:foi|nasceu|surgiu) .*(?:fundad|inventad|lancad|criad)|(?:quando|qual|onde) e (?:o|a) proxim',
    'quantos (?:funcionarios|empregados|alunos|clientes|usuarios|escritorios)|quanto (?:pesa|mede)|quantos (?:metros|quilos|sacos)',
    'que horas|horario de funcionamento|telefone|endereco|onde fica (?:o escritorio|a sede)|(?:o|a) (?:maior|mais alt[oa]|mais antig[oa]) ',
    'recomenda|devo comprar|(?:qual|que|onde) .*compr(?:ar|o)|(?:qual|que) (?:o|a|e o|e a)? ?melhor|melhor .* (?:para|pra) ',
    'e melhor que|mais barato que|vale a pena|de segunda mao|usado a venda|onde (?:posso )?(?:baixar|achar|encontro|comprar)',
    'desconto|para estudantes|gratis|gratuit|de graca|parcela(?:r|do)|boleto|(?:posso|como) (?:pagar|pago)|dividir o ',
    'passo a passo|(?:des)?instal(?:ar|o) |atalho|modo escuro|ativar a licenca|recuperar (?:a )?senha|como (?:passar|tirar|virar) ',
    '(?:altura|largura|espessura|inclinacao|distancia|area|recuo|cobrimento|profundidade) (?:minim|maxim)|que (?:espessura|diametro|altura)',
    'por lei|segundo a lei|codigo (?:civil|de obras)|pela nbr|pela norma|e obrigatorio ter|preciso de (?:art|visto|alvara|autorizacao) ',
    'quando (?:sai|lanca|chega|foi lancad)|quanto (?:cobrar|cobro|devo cobrar|ganha)|erro (?:fatal|ao|\\d)|trava(?:ndo|r)? |fecha sozinho',
    'quem (?:construiu|venceu|ganhou)|descontinuad|por hora|diaria d|preco d[ao] (?:diaria|metro|m2)|voces? (?:vendem|entregam|alugam|contratam)|vcs (?:vendem|entregam|contratam)',
    'qua(?:l|is) (?:a |o |e a |e o )?(?:clausula|artigo|paragrafo|inciso)|quem (?:assinou|dirige|preside|coordena|e o coordenador|e a coordenadora)|qua(?:l|is) (?:e )?(?:a )?multas?|incentivos? fisca|aliquota',
    '(?:e|sao|esta|estao) certificad|nota .*(?:certificac|prova|exame)|placa de video|(?:vale|valem) (?:como )?horas|seguro de responsabilidade',
    '(?:roda|funciona) (?:em|no) (?:um )?(?:ipad|mac|linux|android|celular)|vendem',
  ),
  es: anyOf(
    'quien (?:invento|fundo|descubrio|gano|escribio|creo|diseno|empezo)|autor de|quien eres',
    'quien es (?:el|la) (?:autora?|presidente|rey|ceo|fundador|inventor|director(?:a)? general)',
    'cuando (?:se|fue|nacio|surgio) .*(?:fund|invent|lanz|cre)|(?:cuando|cual|donde) (?:es|se celebra) (?:el|la) proxim|fecha del proxim',
    'cuantos (?:empleados|alumnos|clientes|usuarios|metros|kilos|sacos)|cuanto (?:pesa|mide|dura un viaje)|el (?:mayor|mas alto) ',
    'a que hora|horario de apertura|telefono|direccion postal|donde esta la (?:oficina|sede)|(?:teneis|tienen) (?:delegacion|oficina|sede)',
    'recomiendas?|recomendais|que .* (?:compro|me compro)|debo comprar|(?:donde|que) .*compr(?:ar|o)|cual es (?:el|la) mejor|me conviene',
    'cuando (?:sale|lanzan|saldra)|cuanto (?:cobro|cobrar|debo cobrar|pido)|error (?:fatal|al|\\d)|se (?:cierra|cuelga|bloquea) sol|se cuelga',
    'quien (?:construyo|gano|vencio)|descatalogad|descontinuad|como reclamo|es mejor que|mas barato que|merece la pena comprar|de segunda mano|donde (?:puedo )?(?:descarg|compr|encuentro)|alquilar ',
    'descuento|para estudiantes|gratis|gratuit|(?:puedo|como) (?:pagar|pago)|a plazos|por hora|por dia|al mes ',
    'paso a paso|(?:des)?instal[ao]r? |atajo|modo oscuro|activ(?:o|ar) la licencia|recuperar (?:la )?contrasena',
    '(?:altura|ancho|anchura|espesor|pendiente|distancia|superficie|recubrimiento|profundidad) (?:minim|maxim)',
    'que (?:espesor|diametro|pendiente|altura)|segun la (?:ley|norma)|por ley|exigid[oa] (?:para|por)|es obligatorio tener',
    '(?:haceis|hacen) envios|(?:vendeis|venden|contratais|contratan|alquilais) |me firm',
    'que (?:clausula|articulo|apartado|parrafo) |quien (?:firmo|dirige|preside|coordina)|que (?:sancion|multa)|cual es la (?:sancion|multa)|incentivos? fiscal|que iva|tipo de iva',
    '(?:es|son|esta|estais|estan) certificad|nota .*(?:certificacion|examen)|tarjeta grafica|cuantas horas certifica|seguro de responsabilidad',
    'funciona (?:en|dentro de|con) (?:un )?(?:ipad|mac|linux|android|movil|archicad)',
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
    "\\b(?:what(?:'|’| i)?s|what are|which|tell|give|show|send|know)\\b.*\\b(?:passwords?|passcodes?|credentials)\\b (?:of|for|to) (?!my\\b)",
    "\\b(?:admins?|administrators?|someone(?: else)?|somebody|(?:other|another) users?|customers?|root)(?:'s|’s|'|’)? (?:accounts? )?(?:passwords?|passcodes?|credentials)\\b",
  ),
  'pt-BR':
    /\b(?:quais|qual|diz|diga|passa|passe|manda|mande|mostra|mostre|da|de|sabe|saber)\b.*\b(?:senhas?|credenciais)\b (?:d[aoe]s?|para|pra) (?!minha\b|meu\b)/,
  es: /\b(?:cual|cuales|dime|dame|pasame|enviame|mandame|muestrame|sabes|saber)\b.*\b(?:contrasenas?|credenciales)\b (?:del?|para) (?!mi\b)/,
};
const matter: Record<Language, RegExp> = {
  en: /\b(?:iso|iec|en|bs|nbr|une|din|pas|norma?|standard)[ -]?\d[\d-]*.* (?:about|on|regarding|concerning) (.+)$/,
  'pt-BR':
    /\b(?:iso|iec|en|bs|nbr|une|din|pas|norma)[ -]?\d[\d-]*.* (?:sobre|acerca d[aeo]s?|quanto a[os]?|a respeito d[aeo]s?) (.+)$/,
  es: /\b(?:iso|iec|en|bs|nbr|une|din|pas|norma)[ -]?\d[\d-]*.* (?:sobre|acerca del?|en cuanto al?|respecto (?:al?|del?)) (.+)$/,
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
    comparison: comparison[language].test(folded),
    price: price[language].test(folded),
    quantity: quantity[language].test(folded),
    elsewhere: elsewhere[language].test(folded),
    command: command[language].test(folded),
    ability: ability[language].test(folded),
    secret: secret[language].test(folded),
    matter: matter[language].exec(folded)?.[1] ?? '',
    kinds: new Set(kinds.flatMap(([named, pattern]) => (pattern.test(folded) ? named : []))),
  };
}
