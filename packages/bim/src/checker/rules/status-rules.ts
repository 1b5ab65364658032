import { say } from '../../labels/translated.ts';
import { folded } from '../facts.ts';
import { bepAndEir, bepTypes, dropRow, inTable, type Rule } from '../rule.ts';

/** Codes that the UK annex of ISO 19650-2 had in 2018 and withdrew in its revision of 2021. */
const withdrawn: ReadonlySet<string> = new Set(['S6', 'S7', 'CR']);

const statusWithdrawn: Rule = {
  id: 'status-withdrawn',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'The status codes S6, S7 and CR must no longer be used.',
    'Os códigos de status S6, S7 e CR não devem mais ser usados.',
    'Los códigos de estado S6, S7 y CR ya no deben usarse.',
  ),
  reason: say(
    'The UK annex of ISO 19650-2 withdrew them in 2021.',
    'O anexo britânico da ISO 19650-2 os retirou em 2021.',
    'El anexo británico de la ISO 19650-2 los retiró en 2021.',
  ),
  message: say(
    'The status code {code} was withdrawn.',
    'O código de status {code} foi retirado.',
    'El código de estado {code} se retiró.',
  ),
  fix: say(
    'Remove it from the list; nothing uses it.',
    'Remover da lista; nada o utiliza.',
    'Quitarlo de la lista; nada lo usa.',
  ),
  *check({ tables, fields }) {
    const used = new Set([
      fields.status,
      ...tables.deliverables.map(({ statusCode }) => statusCode),
      ...tables.revisionLog.map(({ status }) => status),
    ]);
    for (const { id, code } of tables.statusCodes) {
      if (!withdrawn.has(folded(code))) continue;
      yield {
        place: inTable('statusCodes', id, 'code'),
        parameters: { code },
        ...(!used.has(code) && { edits: [dropRow('statusCodes', id)] }),
      };
    }
  },
};

const stateOfCode: readonly [RegExp, string][] = [
  [/^S0$/, 'wip'],
  [/^S[1-5]$/, 'shared'],
  [/^A\d+$/, 'published'],
];

const stateContradicts: Rule = {
  id: 'status-in-wrong-state',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'S0 must mean work in progress, S1 to S5 shared, A codes published.',
    'S0 deve significar trabalho em andamento; S1 a S5, compartilhado; códigos A, publicado.',
    'S0 debe significar trabajo en curso; de S1 a S5, compartido; los códigos A, publicado.',
  ),
  reason: say(
    'The state decides who sees a container in the common data environment.',
    'O estado decide quem vê um contêiner no ambiente comum de dados.',
    'El estado decide quién ve un contenedor en el entorno común de datos.',
  ),
  message: say(
    'The state of {code} contradicts its code.',
    'A situação de {code} contradiz o código.',
    'La situación de {code} contradice su código.',
  ),
  fix: say(
    'Set the state that goes with the code.',
    'Definir a situação própria do código.',
    'Poner la situación propia del código.',
  ),
  *check({ tables }) {
    for (const { id, code, state } of tables.statusCodes) {
      const due = stateOfCode.find(([pattern]) => pattern.test(folded(code)))?.[1];
      if (!due || state === '' || state === due) continue;
      yield {
        place: inTable('statusCodes', id, 'state'),
        parameters: { code },
        edits: [{ op: 'cell', table: 'statusCodes', row: id, column: 'state', value: due }],
      };
    }
  },
};

const clashesMissing: Rule = {
  id: 'clash-pairs-missing',
  severity: 'warning',
  types: bepTypes,
  rule: say(
    'A team of several disciplines must say which clashes it looks for.',
    'Uma equipe com várias disciplinas deve definir quais interferências procura.',
    'Un equipo con varias disciplinas debe definir qué interferencias busca.',
  ),
  reason: say(
    'Without pairs and tolerances a clash test lists thousands of contacts, and no one reads it.',
    'Sem pares e tolerâncias, o teste lista milhares de contatos e ninguém o lê.',
    'Sin pares ni tolerancias, la prueba da miles de contactos y nadie la lee.',
  ),
  message: say(
    'Several disciplines are in the team, but there are no clash pairs.',
    'Há várias disciplinas na equipe, mas nenhum par de interferência.',
    'Hay varias disciplinas en el equipo, pero ningún par de interferencias.',
  ),
  *check({ tables }) {
    const disciplines = new Set(tables.parties.map(({ discipline }) => discipline).filter((name) => name !== ''));
    if (disciplines.size > 1 && tables.clashPairs.length === 0) yield { place: inTable('clashPairs') };
  },
};

const severityRank = { critical: 0, major: 1, minor: 2 } as const;
const clashDays: Rule = {
  id: 'clash-days-contradict',
  severity: 'hint',
  types: bepTypes,
  rule: say(
    'A graver clash must be closed sooner.',
    'Uma interferência mais grave deve ser resolvida antes.',
    'Una interferencia más grave debe resolverse antes.',
  ),
  reason: say(
    'Otherwise the severity decides nothing.',
    'Caso contrário, a severidade não decide nada.',
    'De lo contrario, la severidad no decide nada.',
  ),
  message: say(
    'The pair in row {row} may stay open for {days} days, longer than a less severe one ({other}).',
    'O par da linha {row} pode ficar aberto por {days} dias, mais que um menos grave ({other}).',
    'El par de la fila {row} puede quedar abierto {days} días, más que uno menos grave ({other}).',
  ),
  fix: say('Set it to {other} days.', 'Definir {other} dias.', 'Poner {other} días.'),
  *check({ tables }) {
    const dated = tables.clashPairs.flatMap(({ id, severity, days }) =>
      severity === '' || days === null ? [] : [{ id, rank: severityRank[severity], days }],
    );
    for (const { id, rank, days } of dated) {
      const other = Math.min(...dated.filter((pair) => pair.rank > rank).map((pair) => pair.days));
      if (days <= other) continue;
      yield {
        place: inTable('clashPairs', id, 'days'),
        parameters: { days, other },
        edits: [{ op: 'cell', table: 'clashPairs', row: id, column: 'days', value: other }],
      };
    }
  },
};

export const statusRules: readonly Rule[] = [statusWithdrawn, stateContradicts];
export const clashRules: readonly Rule[] = [clashesMissing, clashDays];
