import type { FindFaultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const faultsInRequirements: FindFaultsSeed = {
  kind: 'find-faults',
  task: say(
    'Eight lines of an EIR for the air-handling units and doors of a hospital. A line can stay if its purpose, milestone and actor are known, and if what it asks for serves that purpose. Mark each line that you would send back before the tender.',
    'Oito linhas de um EIR para as unidades de tratamento de ar e as portas de um hospital. Uma linha pode ficar se tem finalidade, marco e ator conhecidos e se o que pede serve a essa finalidade. Marque cada linha que você devolveria antes da concorrência.',
    'Ocho líneas de un EIR para las unidades de tratamiento de aire y las puertas de un hospital. Una línea puede quedarse si se conocen su propósito, hito y actor, y si lo que pide sirve a ese propósito. Marca cada línea que devolverías antes de la licitación.',
  ),
  columns: [
    say('Line', 'Linha', 'Línea'),
    say('Object', 'Objeto', 'Objeto'),
    say('Purpose', 'Finalidade', 'Propósito'),
    say('Milestone', 'Marco', 'Hito'),
    say('Who delivers', 'Quem entrega', 'Quién entrega'),
    say('What is asked', 'O que se pede', 'Qué se pide'),
  ],
  rows: [
    {
      id: 'r1',
      cells: [
        same('1'),
        say('Air-handling unit', 'Unidade de tratamento de ar', 'Unidad de tratamiento de aire'),
        say('Coordination with structure', 'Compatibilização com a estrutura', 'Coordinación con la estructura'),
        same('G3'),
        same('INS'),
        say(
          'Outline, weight, space for service',
          'Contorno, peso, espaço de manutenção',
          'Contorno, peso, espacio de mantenimiento',
        ),
      ],
      why: say(
        'Everything that the structural engineer needs for a decision at G3, and nothing else.',
        'Tudo de que o projetista de estruturas precisa para decidir no G3, e nada além.',
        'Todo lo que el ingeniero de estructuras necesita para decidir en G3, y nada más.',
      ),
    },
    {
      id: 'r2',
      cells: [
        same('2'),
        say('Air-handling unit', 'Unidade de tratamento de ar', 'Unidad de tratamiento de aire'),
        say('High level of detail', 'Alto nível de detalhe', 'Alto nivel de detalle'),
        same('G3'),
        same('INS'),
        say('Bolts and labels modelled', 'Parafusos e etiquetas modelados', 'Tornillos y etiquetas modelados'),
      ],
      fault: say(
        'A level of detail is not a purpose: no one can say which decision the bolts serve, and somebody pays for them.',
        'Nível de detalhe não é finalidade: ninguém sabe dizer a que decisão servem os parafusos, e alguém paga por eles.',
        'Un nivel de detalle no es un propósito: nadie sabe a qué decisión sirven los tornillos, y alguien los paga.',
      ),
    },
    {
      id: 'r3',
      cells: [
        same('3'),
        say('Air-handling unit', 'Unidade de tratamento de ar', 'Unidad de tratamiento de aire'),
        say('Maintenance contract', 'Contrato de manutenção', 'Contrato de mantenimiento'),
        say('Handover', 'Entrega', 'Entrega'),
        say('Contractor', 'Construtora', 'Constructora'),
        say(
          'Maker, type, serial number, interval, manual',
          'Fabricante, tipo, número de série, intervalo, manual',
          'Fabricante, tipo, número de serie, intervalo, manual',
        ),
      ],
      why: say(
        'At handover the contractor is the one who knows what was built in, and the contract needs exactly these five.',
        'Na entrega, quem sabe o que foi instalado é a construtora, e o contrato precisa exatamente desses cinco dados.',
        'En la entrega, quien sabe lo que se instaló es la constructora, y el contrato necesita justo estos cinco datos.',
      ),
    },
    {
      id: 'r4',
      cells: [
        same('4'),
        say('Air-handling unit', 'Unidade de tratamento de ar', 'Unidad de tratamiento de aire'),
        say('Maintenance contract', 'Contrato de manutenção', 'Contrato de mantenimiento'),
        same('G2'),
        same('ARC'),
        say('Serial number', 'Número de série', 'Número de serie'),
      ],
      fault: say(
        'At the concept stage no one knows the serial number, and the architect never will: wrong milestone and wrong actor.',
        'No estudo preliminar ninguém conhece o número de série, e a arquitetura nunca vai conhecer: marco e responsável errados.',
        'En la fase de concepto nadie conoce el número de serie, y el arquitecto no lo conocerá nunca: hito y actor erróneos.',
      ),
    },
    {
      id: 'r5',
      cells: [
        same('5'),
        say('Door', 'Porta', 'Puerta'),
        say(
          'Fire strategy approval',
          'Aprovação da estratégia de incêndio',
          'Aprobación de la estrategia contra incendios',
        ),
        same('G3'),
        same('ARC'),
        say(
          'Fire rating, width, self-closing',
          'Resistência ao fogo, largura, fechamento automático',
          'Resistencia al fuego, anchura, cierre automático',
        ),
      ],
      why: say(
        'Three properties, and the authority asks for all three at this gate.',
        'Três propriedades, e o órgão que aprova pede as três nesta etapa.',
        'Tres propiedades, y la autoridad pide las tres en este hito.',
      ),
    },
    {
      id: 'r6',
      cells: [
        same('6'),
        say('Door', 'Porta', 'Puerta'),
        say(
          'Fire strategy approval',
          'Aprovação da estratégia de incêndio',
          'Aprobación de la estrategia contra incendios',
        ),
        same('G3'),
        say('ARC or contractor', 'ARC ou construtora', 'ARC o constructora'),
        say('Fire rating', 'Resistência ao fogo', 'Resistencia al fuego'),
      ],
      fault: say(
        '“Or” means that each waits for the other. One actor in each line; a second one is a second line at another milestone.',
        '“Ou” quer dizer que um espera pelo outro. Um responsável por linha; o segundo vira uma segunda linha, em outro marco.',
        '«O» significa que cada uno espera al otro. Un actor por línea; el segundo es otra línea, en otro hito.',
      ),
    },
    {
      id: 'r7',
      cells: [
        same('7'),
        say('All objects', 'Todos os objetos', 'Todos los objetos'),
        say('Information for operation', 'Informação para a operação', 'Información para la operación'),
        say('Handover', 'Entrega', 'Entrega'),
        say('Contractor', 'Construtora', 'Constructora'),
        say('All available data', 'Todos os dados disponíveis', 'Todos los datos disponibles'),
      ],
      fault: say(
        '“All” can’t be checked and can’t be priced. Name the objects that are maintained and the properties that are used.',
        '“Todos” não se confere e não se orça. Nomeie os objetos que recebem manutenção e as propriedades que são usadas.',
        '«Todos» no se puede comprobar ni presupuestar. Nombra los objetos que se mantienen y las propiedades que se usan.',
      ),
    },
    {
      id: 'r8',
      cells: [
        same('8'),
        say('Door', 'Porta', 'Puerta'),
        say('Key system', 'Sistema de chaves', 'Sistema de llaves'),
        say('Handover', 'Entrega', 'Entrega'),
        say('Contractor', 'Construtora', 'Constructora'),
        say('Door number, cylinder type', 'Número da porta, tipo de cilindro', 'Número de puerta, tipo de cilindro'),
      ],
      why: say(
        'A small purpose is a purpose: the operator can order keys.',
        'Uma finalidade pequena também é finalidade: o operador consegue encomendar as chaves.',
        'Un propósito pequeño también lo es: el operador puede encargar las llaves.',
      ),
    },
  ],
};
