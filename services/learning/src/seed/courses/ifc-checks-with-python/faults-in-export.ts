import type { FindFaultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const faultsInExport: FindFaultsSeed = {
  kind: 'find-faults',
  task: say(
    'The requirement: each door lies in a storey and has a FireRating of EI 30, EI 60 or EI 90. Mark the lines that go back to the author.',
    'O requisito: cada porta está em um pavimento e tem FireRating EI 30, EI 60 ou EI 90. Marque as linhas que voltam ao autor.',
    'El requisito: cada puerta está en una planta y tiene FireRating EI 30, EI 60 o EI 90. Marca las líneas que vuelven al autor.',
  ),
  columns: [
    same('GlobalId'),
    say('Entity', 'Entidade', 'Entidad'),
    say('Storey', 'Pavimento', 'Planta'),
    same('FireRating'),
  ],
  rows: [
    {
      id: 'good',
      cells: ['1kTvXnbbzCWw8lcMd1dR4o', 'IfcDoor', '00', 'EI 30'].map(same),
      why: say('Complete.', 'Completa.', 'Completa.'),
    },
    {
      id: 'proxy',
      cells: ['2O2Fr$t4X7Zf8NOew3FNr2', 'IfcBuildingElementProxy', '00', 'EI 60'].map(same),
      fault: say(
        'It has a rating, but it is no door to any program: the category was not mapped. A check of doors doesn’t even see it.',
        'Tem resistência, mas não é porta para nenhum programa: a categoria não foi mapeada. Uma verificação de portas nem a enxerga.',
        'Tiene resistencia, pero no es puerta para ningún programa: la categoría no se asignó. Una comprobación de puertas ni la ve.',
      ),
    },
    {
      id: 'spelling',
      cells: ['0jf0rYHfX3RAB3bSIRjmpw', 'IfcDoor', '01', 'ei30'].map(same),
      fault: say(
        'A person understands it, a filter for EI 30 doesn’t find it.',
        'Uma pessoa entende; um filtro por EI 30 não acha.',
        'Una persona lo entiende; un filtro por EI 30 no lo encuentra.',
      ),
    },
    {
      id: 'ninety',
      cells: ['3cUkl32yn9qRSPvBJVyUZ1', 'IfcDoor', '01', 'EI 90'].map(same),
      why: say(
        'Rare, but in the list of allowed values.',
        'Raro, mas está na lista de valores permitidos.',
        'Raro, pero está en la lista de valores permitidos.',
      ),
    },
    {
      id: 'no-storey',
      cells: ['1mXKfWvRjDOA6JXZgoSb6x', 'IfcDoor', '—', 'EI 30'].map(same),
      fault: say(
        'In no storey: it is missing from every list by level. Its level was probably deleted.',
        'Em pavimento nenhum: falta em toda lista por nível. O nível dela provavelmente foi apagado.',
        'En ninguna planta: falta en toda lista por nivel. Seguramente se borró su nivel.',
      ),
    },
    {
      id: 'wall',
      cells: ['0aWkLm1NoPq2RsTu3VwXy9', 'IfcWall', '00', '—'].map(same),
      why: say(
        'Without a rating, but the requirement speaks of doors. Don’t check what wasn’t asked for.',
        'Sem resistência, mas o requisito fala de portas. Não confira o que ninguém pediu.',
        'Sin resistencia, pero el requisito habla de puertas. No compruebes lo que nadie pidió.',
      ),
    },
  ],
};
