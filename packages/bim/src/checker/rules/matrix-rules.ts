import { forEachLanguage, type Translated } from '@arcada/contracts';
import type { Row } from '../../document/document.schema.ts';
import type { Edit } from '../../edits/edit.ts';
import { partyColumn } from '../../grid/grid-column.ts';
import { fillWords, type Parameters } from '../../labels/fill-words.ts';
import { same, say } from '../../labels/translated.ts';
import { type Facts, repeated } from '../facts.ts';
import { bepAndEir, inTable, type Rule, setCell } from '../rule.ts';

type Matrix = Row<'responsibilities'>;
type Assignment = Matrix['assignments'][number];
type Raci = Assignment['raci'];

const holds = (letter: 'A' | 'R') => (assignment: Assignment) => assignment.raci.includes(letter);
const place = ({ id }: Matrix) => inTable('responsibilities', id, 'assignments');
const assign = ({ id }: Matrix, assignments: readonly Assignment[]) => [
  setCell('responsibilities', id, 'assignments', assignments),
];
const changed = (row: Matrix, target: Assignment, raci: Raci) =>
  assign(
    row,
    row.assignments.map((assignment) => (assignment === target ? { ...assignment, raci } : assignment)),
  );

/** The assignments of those that the list of parties has, or means; what else is in a row has a rule of its own. */
const listed = (facts: Facts, { assignments }: Matrix) =>
  assignments.filter(({ party }) => facts.meant('parties', party) !== undefined);

const reason = say(
  'When two are accountable, or none is, disputes about late or wrong information cannot be settled.',
  'Quando há dois responsáveis finais, ou nenhum, disputas sobre informação atrasada ou errada não se resolvem.',
  'Cuando hay dos responsables finales, o ninguno, las disputas sobre información tardía o errónea no se resuelven.',
);

const noAccountable: Rule = {
  id: 'matrix-no-accountable',
  severity: 'error',
  types: bepAndEir,
  rule: say(
    'Each row of the responsibility matrix must have exactly one accountable party.',
    'Cada linha da matriz de responsabilidades deve ter exatamente um responsável final.',
    'Cada fila de la matriz de responsabilidades debe tener exactamente un responsable final.',
  ),
  reason,
  message: say(
    'No party is accountable for "{task}".',
    'Nenhuma parte é a responsável final por "{task}".',
    'Ninguna parte es la responsable final de "{task}".',
  ),
  fix: say(
    'Make {party}, the only responsible party, accountable too.',
    'Tornar {party}, única que executa, também a responsável final.',
    'Hacer que {party}, la única que ejecuta, sea también la responsable final.',
  ),
  *check(facts) {
    for (const row of facts.tables.responsibilities) {
      const parts = listed(facts, row);
      if (parts.some(holds('A'))) continue;
      const [only, ...others] = parts.filter(holds('R'));
      const sure = only && others.length === 0;
      yield {
        place: place(row),
        parameters: { task: row.task, party: only?.party ?? '' },
        ...(sure && { edits: changed(row, only, 'AR') }),
      };
    }
  },
};

const manyAccountable: Rule = {
  ...noAccountable,
  id: 'matrix-many-accountable',
  message: say(
    '{count} parties are accountable for "{task}".',
    '{count} partes são responsáveis finais por "{task}".',
    '{count} partes son responsables finales de "{task}".',
  ),
  fix: say(
    'Keep {party} accountable; the others do the work or are consulted.',
    'Manter {party} como responsável final; as demais executam ou são consultadas.',
    'Mantener a {party} como responsable final; las demás ejecutan o son consultadas.',
  ),
  *check(facts) {
    for (const row of facts.tables.responsibilities) {
      const [first, ...others] = listed(facts, row).filter(holds('A'));
      if (!first || others.length === 0) continue;
      const lesser = (assignment: Assignment): Assignment =>
        others.includes(assignment) ? { ...assignment, raci: assignment.raci === 'AR' ? 'R' : 'C' } : assignment;
      yield {
        place: place(row),
        parameters: { task: row.task, count: others.length + 1, party: first.party },
        edits: assign(row, row.assignments.map(lesser)),
      };
    }
  },
};

const noResponsible: Rule = {
  id: 'matrix-no-responsible',
  severity: 'warning',
  types: bepAndEir,
  rule: say(
    'Each row of the responsibility matrix must have a party that does the work.',
    'Cada linha da matriz de responsabilidades deve ter uma parte que executa.',
    'Cada fila de la matriz de responsabilidades debe tener una parte que ejecuta.',
  ),
  reason: say(
    'A task that is only approved, consulted and informed is done by no one.',
    'Uma tarefa apenas aprovada, consultada e informada não é feita por ninguém.',
    'Una tarea que solo se aprueba, consulta e informa no la hace nadie.',
  ),
  message: say(
    'No party does the work of "{task}".',
    'Nenhuma parte executa "{task}".',
    'Ninguna parte ejecuta "{task}".',
  ),
  fix: say(
    'Make the accountable party, {party}, do the work too.',
    'Fazer a responsável final, {party}, também executar.',
    'Hacer que la responsable final, {party}, también ejecute.',
  ),
  *check(facts) {
    for (const row of facts.tables.responsibilities) {
      const parts = listed(facts, row);
      const [accountable] = parts.filter(holds('A'));
      if (!accountable || parts.some(holds('R'))) continue;
      yield {
        place: place(row),
        parameters: { task: row.task, party: accountable.party },
        edits: changed(row, accountable, 'AR'),
      };
    }
  },
};

const partyTwice: Rule = {
  id: 'matrix-party-twice',
  severity: 'error',
  types: bepAndEir,
  rule: say(
    'A party must have only one part in each row of the matrix.',
    'Cada parte deve ter um só papel em cada linha da matriz.',
    'Cada parte debe tener un solo papel en cada fila de la matriz.',
  ),
  reason,
  message: say(
    '{party} is listed twice in "{task}".',
    '{party} aparece duas vezes em "{task}".',
    '{party} aparece dos veces en "{task}".',
  ),
  fix: say('Keep the first entry.', 'Manter a primeira entrada.', 'Mantener la primera entrada.'),
  *check({ tables }) {
    for (const row of tables.responsibilities) {
      const later = repeated(row.assignments, ({ party }) => party);
      for (const twice of later) {
        const first = row.assignments.find(({ party }) => party === twice.party);
        const harmless = first?.raci === twice.raci || !twice.raci.includes('A');
        yield {
          place: place(row),
          parameters: { task: row.task, party: twice.party },
          ...(harmless && {
            edits: assign(
              row,
              row.assignments.filter((assignment) => assignment === first || assignment.party !== twice.party),
            ),
          }),
        };
      }
    }
  },
};

const writeAs = say('Write it as {meant}.', 'Escrever como {meant}.', 'Escribirlo como {meant}.');
const remove = say(
  'Remove {party} from the whole matrix.',
  'Remover {party} de toda a matriz.',
  'Quitar {party} de toda la matriz.',
);
const inWords = (words: Translated, parameters: Parameters) =>
  forEachLanguage((language) => fillWords(words, parameters, language));

/** The rows that name each party. */
function rowsByParty(rows: readonly Matrix[]): Map<string, Matrix[]> {
  const holders = new Map<string, Matrix[]>();
  for (const row of rows) {
    for (const party of new Set(row.assignments.map((assignment) => assignment.party))) {
      const known = holders.get(party) ?? [];
      known.push(row);
      holders.set(party, known);
    }
  }
  return holders;
}
const removed = (row: Matrix, gone: string) =>
  assign(
    row,
    row.assignments.filter(({ party }) => party !== gone),
  );
const renamed = (row: Matrix, target: Assignment, party: string) =>
  assign(
    row,
    row.assignments.map((assignment) => (assignment === target ? { ...assignment, party } : assignment)),
  );

const partyUnknown: Rule = {
  id: 'matrix-unknown-party',
  severity: 'error',
  types: bepAndEir,
  rule: say(
    'Every party of the matrix must be in the list of parties.',
    'Toda parte da matriz deve estar na lista de partes.',
    'Toda parte de la matriz debe estar en la lista de partes.',
  ),
  reason,
  message: say(
    '"{party}" in "{task}" is not the code of a party.',
    '"{party}" em "{task}" não é o código de uma parte.',
    '"{party}" en "{task}" no es el código de ninguna parte.',
  ),
  fix: same('{remedy}'),
  *check(facts) {
    const rows = facts.tables.responsibilities;
    const holders = rowsByParty(rows);
    // The fix is for the whole matrix: the first finding of a party has it.
    const without = (gone: string): Edit[] => {
      const holding = holders.get(gone) ?? [];
      holders.delete(gone);
      return holding.flatMap((row) => removed(row, gone));
    };
    for (const row of rows) {
      const named = new Set(row.assignments.map(({ party }) => party));
      for (const assignment of row.assignments) {
        const { party } = assignment;
        if (facts.has('parties', party)) continue;
        const meant = facts.meant('parties', party);
        const isTaken = meant !== undefined && named.has(meant);
        const edits = isTaken ? [] : meant ? renamed(row, assignment, meant) : without(party);
        yield {
          // Of the columns, only that of the party itself.
          place: inTable('responsibilities', row.id, partyColumn(party)),
          parameters: {
            task: row.task,
            party,
            remedy: meant ? inWords(writeAs, { meant }) : inWords(remove, { party }),
          },
          ...(edits.length > 0 && { edits }),
        };
      }
    }
  },
};

export const matrixRules: readonly Rule[] = [noAccountable, manyAccountable, noResponsible, partyTwice, partyUnknown];
