import type { FindFaultsSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

const type = say('Type', 'Tipo', 'Tipo');
const instance = say('Instance', 'Instância', 'Instancia');
const shared = say('Shared', 'Compartilhado', 'Compartido');
const length = say('Length', 'Comprimento', 'Longitud');
const text = say('Text', 'Texto', 'Texto');
const yesNo = say('Yes/No', 'Sim/Não', 'Sí/No');

export const faultsInParameters: FindFaultsSeed = {
  kind: 'find-faults',
  task: say(
    'The doors must appear in one schedule and in the IFC. Mark the parameters that can’t stay as they are.',
    'As portas devem aparecer em uma tabela e no IFC. Marque os parâmetros que não podem ficar como estão.',
    'Las puertas deben aparecer en una tabla y en el IFC. Marca los parámetros que no pueden quedarse como están.',
  ),
  columns: [
    say('Parameter', 'Parâmetro', 'Parámetro'),
    say('Kind', 'Espécie', 'Clase'),
    say('Type or instance', 'Tipo ou instância', 'Tipo o instancia'),
    say('Data type', 'Tipo de dado', 'Tipo de dato'),
    say('Question behind it', 'Pergunta por trás', 'Pregunta que responde'),
  ],
  rows: [
    {
      id: 'width',
      cells: [
        say('Width', 'Largura', 'Anchura'),
        say('Built in', 'De sistema', 'De sistema'),
        type,
        length,
        say('Which leaf is ordered?', 'Que folha se compra?', '¿Qué hoja se encarga?'),
      ],
      why: say(
        'Built-in, read by schedules and by the export. Nothing to add.',
        'De sistema, lido por tabelas e pela exportação. Nada a acrescentar.',
        'De sistema, leído por tablas y por la exportación. Nada que añadir.',
      ),
    },
    {
      id: 'rating-text',
      cells: [
        say('Fire rating', 'Resistência ao fogo', 'Resistencia al fuego'),
        say('Family parameter', 'Parâmetro da família', 'Parámetro de familia'),
        type,
        text,
        say('Does the compartment hold?', 'O compartimento resiste?', '¿Aguanta el sector?'),
      ],
      fault: say(
        'A family parameter can’t be scheduled across families or tagged. It must be shared.',
        'Parâmetro da família não entra em tabelas nem em identificadores. Precisa ser compartilhado.',
        'Un parámetro de familia no entra en tablas ni etiquetas. Debe ser compartido.',
      ),
    },
    {
      id: 'serial',
      cells: [
        say('Serial number', 'Número de série', 'Número de serie'),
        shared,
        type,
        text,
        say('Which door is being serviced?', 'Que porta está em manutenção?', '¿Qué puerta se revisa?'),
      ],
      fault: say(
        'On the type, all doors of it would share one serial number. It belongs to the instance.',
        'No tipo, todas as portas teriam o mesmo número de série. Pertence à instância.',
        'En el tipo, todas sus puertas tendrían el mismo número. Pertenece a la instancia.',
      ),
    },
    {
      id: 'external',
      cells: [
        same('IsExternal'),
        shared,
        instance,
        yesNo,
        say('Does it count for the envelope?', 'Conta para a envoltória?', '¿Cuenta para la envolvente?'),
      ],
      why: say(
        'The same type may stand inside and outside: instance. And yes/no can’t be misspelt.',
        'O mesmo tipo pode ficar dentro ou fora: instância. E sim/não não tem erro de grafia.',
        'El mismo tipo puede estar dentro o fuera: instancia. Y un sí/no no admite erratas.',
      ),
    },
    {
      id: 'clear-width',
      cells: [
        say('Clear width', 'Vão livre', 'Paso libre'),
        shared,
        type,
        text,
        say('Does a wheelchair pass?', 'Passa uma cadeira de rodas?', '¿Pasa una silla de ruedas?'),
      ],
      fault: say(
        '“900” as text can’t be compared with a limit or converted into other units. Use a length.',
        '“900” como texto não se compara com um limite nem muda de unidade. Use comprimento.',
        '«900» como texto no se compara con un límite ni cambia de unidad. Usa longitud.',
      ),
    },
    {
      id: 'maker',
      cells: [
        say('Manufacturer', 'Fabricante', 'Fabricante'),
        say('Built in', 'De sistema', 'De sistema'),
        type,
        text,
        say('Who delivers spare parts?', 'Quem fornece peças?', '¿Quién suministra repuestos?'),
      ],
      why: say(
        'Built in on the type, and one type comes from one maker.',
        'De sistema, no tipo, e um tipo vem de um fabricante.',
        'De sistema, en el tipo, y un tipo viene de un fabricante.',
      ),
    },
    {
      id: 'mark',
      cells: [
        say('Mark', 'Marca', 'Marca'),
        say('Built in', 'De sistema', 'De sistema'),
        instance,
        text,
        say('Which one is it on the plan?', 'Qual é ela na planta?', '¿Cuál es en la planta?'),
      ],
      why: say('One for each door: instance.', 'Uma para cada porta: instância.', 'Una para cada puerta: instancia.'),
    },
  ],
};
