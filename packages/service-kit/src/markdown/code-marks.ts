import type { CodeMark } from '@arcada/contracts';

type Kind = CodeMark[2];

/** What a language's tokens look like, the most telling first. Everything else stays in the text's colour. */
type Grammar = readonly (readonly [Kind, RegExp])[];

const words = (text: string, flags = '') => new RegExp(`\\b(?:${text.split(' ').join('|')})\\b`, flags);
const number: Grammar[number] = ['number', /\b\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?\b/i];
const quoted = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/;

const python: Grammar = [
  ['comment', /#[^\n]*/],
  ['string', /[rbfu]{0,2}(?:"""[\s\S]*?"""|'''[\s\S]*?''')/i],
  ['string', new RegExp(`[rbfu]{0,2}(?:${quoted.source})`, 'i')],
  ['name', /(?<=\b(?:def|class)\s)\w+/],
  [
    'keyword',
    words(
      'and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return try while with yield True False None',
    ),
  ],
  number,
];
const csharp: Grammar = [
  ['comment', /\/\/[^\n]*|\/\*[\s\S]*?\*\//],
  ['string', new RegExp(`[$@]{0,2}(?:${quoted.source})`)],
  ['name', /(?<=\b(?:class|interface|record|struct|enum|namespace)\s)[\w.]+/],
  [
    'keyword',
    words(
      'abstract as async await base bool break case catch class const continue decimal default double else enum false finally for foreach if in int interface internal is long namespace new null object out override private protected public readonly record ref return sealed static string struct switch this throw true try using var virtual void while',
    ),
  ],
  number,
];
const powershell: Grammar = [
  ['comment', /#[^\n]*/],
  ['string', /"(?:`.|[^"`])*"|'[^']*'/],
  ['name', /\$[\w:]+|\b[A-Z]\w+-[A-Z]\w+\b/],
  [
    'keyword',
    words('begin else elseif end foreach for function if in param process return switch throw try catch while', 'i'),
  ],
  number,
];
const shell: Grammar = [
  ['comment', /(?<=^|\s)#[^\n]*/],
  ['string', quoted],
  ['name', /\$\{?\w+\}?/],
  ['keyword', words('case do done elif else esac export fi for function if in then while')],
];
const xml: Grammar = [
  ['comment', /<!--[\s\S]*?-->/],
  ['keyword', /<[/?]?[\w:.-]+|[/?]?>/],
  ['string', /"[^"<]*"|'[^'<]*'/],
  ['name', /[\w:.-]+(?==)/],
];
const json: Grammar = [
  ['name', /"(?:\\.|[^"\\\n])*"(?=\s*:)/],
  ['string', /"(?:\\.|[^"\\\n])*"/],
  ['keyword', words('true false null')],
  ['number', /-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/i],
];
const sql: Grammar = [
  ['comment', /--[^\n]*/],
  ['string', /'(?:''|[^'])*'/],
  [
    'keyword',
    words(
      'select from where and or not in is null join left inner on group by order having as insert into values update set delete distinct case when then else end',
      'i',
    ),
  ],
  number,
];

const grammars: Readonly<Record<string, Grammar>> = {
  python,
  py: python,
  csharp,
  cs: csharp,
  powershell,
  ps1: powershell,
  bash: shell,
  sh: shell,
  xml,
  html: xml,
  json,
  sql,
};

const kinds = new Map(
  Object.entries(grammars).map(([language, grammar]): [string, { kinds: Kind[]; token: RegExp }] => [
    language,
    {
      kinds: grammar.map(([kind]) => kind),
      // The group that has matched says which rule it was. Unicode stays out: marks are positions in UTF-16.
      token: new RegExp(grammar.map(([, rule]) => `(${rule.source})`).join('|'), isCaseless(grammar) ? 'gi' : 'g'),
    },
  ]),
);

/** A flag holds for a whole expression, so a language whose keywords ignore case ignores it everywhere. */
function isCaseless(grammar: Grammar): boolean {
  return grammar.some(([kind, rule]) => kind === 'keyword' && rule.flags.includes('i'));
}

/** Longer code stays in one colour: it would cost every reader more than it helps. */
const longest = 20_000;

/**
 * Where code has comments, strings, numbers, keywords and names, for colours; none in an unknown language. Own code,
 * because a library's grammars are a hundred times as large and its result is markup.
 */
export function codeMarks(text: string, language: string | undefined): CodeMark[] {
  const known = language === undefined ? undefined : kinds.get(language.toLowerCase());
  if (!known || text.length > longest) return [];
  return [...text.matchAll(known.token)].flatMap((match): CodeMark[] => {
    const rule = known.kinds.findIndex((_, at) => match[at + 1] !== undefined);
    const kind = known.kinds[rule];
    return kind && match[0] ? [[match.index, match.index + match[0].length, kind]] : [];
  });
}
