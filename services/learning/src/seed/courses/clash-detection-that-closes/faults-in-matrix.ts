import type { FindFaultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const faultsInMatrix: FindFaultsSeed = {
  kind: 'find-faults',
  task: say(
    'The matrix is to go into the execution plan. Mark each row that can’t stay as it is.',
    'A matriz vai entrar no plano de execução. Marque cada linha que não pode ficar como está.',
    'La matriz va a entrar en el plan de ejecución. Marca cada fila que no puede quedarse como está.',
  ),
  columns: [
    say('Selection A', 'Seleção A', 'Selección A'),
    say('Selection B', 'Seleção B', 'Selección B'),
    say('Type', 'Tipo', 'Tipo'),
    say('Tolerance', 'Tolerância', 'Tolerancia'),
    say('Owner', 'Responsável', 'Responsable'),
    say('Days to close', 'Dias para resolver', 'Días para cerrar'),
  ],
  rows: [
    {
      id: 'beams-ducts',
      cells: [
        say('Beams', 'Vigas', 'Vigas'),
        say('Ducts', 'Dutos', 'Conductos'),
        say('Hard', 'Física', 'Física'),
        same('10 mm'),
        same('INS'),
        same('5'),
      ],
      why: say(
        'Complete: two searches, a tolerance, one owner, a date.',
        'Completa: duas buscas, uma tolerância, um responsável, um prazo.',
        'Completa: dos búsquedas, una tolerancia, un responsable, un plazo.',
      ),
    },
    {
      id: 'all-all',
      cells: [
        say('All models', 'Todos os modelos', 'Todos los modelos'),
        say('All models', 'Todos os modelos', 'Todos los modelos'),
        say('Hard', 'Física', 'Física'),
        same('1 mm'),
        same('INS'),
        same('5'),
      ],
      fault: say(
        'Everything against everything finds thousands of intended contacts, and no single owner can solve them.',
        'Tudo contra tudo acha milhares de contatos intencionais, e nenhum responsável sozinho consegue resolvê-los.',
        'Todo contra todo encuentra miles de contactos deseados, y ningún responsable puede resolverlos solo.',
      ),
    },
    {
      id: 'two-owners',
      cells: [
        say('Walls', 'Paredes', 'Muros'),
        say('Pipes', 'Tubulações', 'Tuberías'),
        say('Hard', 'Física', 'Física'),
        same('15 mm'),
        same('ARC / INS'),
        same('5'),
      ],
      fault: say(
        'Two owners are none. The one who can move the thing answers; the other one is asked.',
        'Dois responsáveis são nenhum. Responde quem pode mover a peça; o outro é consultado.',
        'Dos responsables son ninguno. Responde quien puede mover la pieza; al otro se le consulta.',
      ),
    },
    {
      id: 'service-space',
      cells: [
        say('Service space of units', 'Espaço de manutenção', 'Espacio de mantenimiento'),
        say('Structure', 'Estrutura', 'Estructura'),
        say('Clearance', 'Folga', 'Holgura'),
        same('50 mm'),
        same('INS'),
        same('10'),
      ],
      why: say(
        'A clearance test with its distance; longer to close because walls may move.',
        'Um teste de folga com sua distância; prazo maior porque paredes podem mudar.',
        'Una prueba de holgura con su distancia; más plazo porque pueden moverse muros.',
      ),
    },
    {
      id: 'zero-clearance',
      cells: [
        say('Insulated pipes', 'Tubos isolados', 'Tuberías aisladas'),
        say('Beams', 'Vigas', 'Vigas'),
        say('Clearance', 'Folga', 'Holgura'),
        same('0 mm'),
        same('INS'),
        same('5'),
      ],
      fault: say(
        'A clearance of 0 mm asks for no distance at all. State the thickness of the insulation.',
        'Folga de 0 mm não pede distância nenhuma. Informe a espessura do isolamento.',
        'Una holgura de 0 mm no pide ninguna distancia. Indica el espesor del aislamiento.',
      ),
    },
    {
      id: 'no-date',
      cells: [
        say('Ceilings', 'Forros', 'Falsos techos'),
        say('Sprinklers', 'Sprinklers', 'Rociadores'),
        say('Hard', 'Física', 'Física'),
        same('10 mm'),
        same('PAI'),
        say('Soon', 'Em breve', 'Pronto'),
      ],
      fault: say(
        '“Soon” can’t be late. A number of days can.',
        '“Em breve” nunca atrasa. Um número de dias, sim.',
        '«Pronto» nunca llega tarde. Un número de días, sí.',
      ),
    },
    {
      id: 'duplicates',
      cells: [
        say('Structure', 'Estrutura', 'Estructura'),
        say('Structure', 'Estrutura', 'Estructura'),
        say('Duplicates', 'Duplicatas', 'Duplicados'),
        same('0 mm'),
        same('EST'),
        same('3'),
      ],
      why: say(
        'Here one model against itself is right: the test looks for elements that lie twice in one place.',
        'Aqui um modelo contra si mesmo está certo: o teste procura elementos repetidos no mesmo lugar.',
        'Aquí un modelo contra sí mismo es correcto: la prueba busca elementos repetidos en un mismo sitio.',
      ),
    },
  ],
};
