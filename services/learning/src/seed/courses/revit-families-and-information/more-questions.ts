import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const moreQuestions: QuizSeed['questions'] = [
  {
    id: 'empty-cell',
    kind: 'single',
    text: say(
      'A door has no fire rating on purpose. What does its cell hold at the permit?',
      'Uma porta não tem resistência ao fogo de propósito. O que a célula traz na aprovação?',
      'Una puerta no tiene resistencia al fuego a propósito. ¿Qué lleva su celda en el permiso?',
    ),
    options: [
      { id: 'none', text: say('The value “none”', 'O valor “nenhuma”', 'El valor «ninguna»'), right: true },
      { id: 'empty', text: say('Nothing', 'Nada', 'Nada') },
      { id: 'zero', text: same('0') },
    ],
    explanation: say(
      'Empty means: no one has answered yet. After the milestone that is a fault.',
      'Vazio quer dizer: ninguém respondeu ainda. Depois do marco, é uma falha.',
      'Vacío significa: nadie ha respondido todavía. Después del hito es un fallo.',
    ),
  },
  {
    id: 'two-ratings',
    kind: 'single',
    text: say(
      'Two doors of one type have different ratings. What does that tell you?',
      'Duas portas do mesmo tipo têm resistências diferentes. O que isso diz?',
      'Dos puertas de un mismo tipo tienen resistencias distintas. ¿Qué te dice eso?',
    ),
    options: [
      {
        id: 'instance',
        text: say(
          'The parameter is bound as instance there',
          'Ali o parâmetro é de instância',
          'Allí el parámetro es de ejemplar',
        ),
        right: true,
      },
      { id: 'typo', text: say('Somebody mistyped', 'Alguém digitou errado', 'Alguien tecleó mal') },
      { id: 'fine', text: say('Nothing: that is usual', 'Nada: é comum', 'Nada: es habitual') },
    ],
    explanation: say(
      'With a type parameter both would have the same value, right or wrong.',
      'Com parâmetro de tipo, as duas teriam o mesmo valor, certo ou errado.',
      'Con un parámetro de tipo las dos tendrían el mismo valor, correcto o no.',
    ),
  },
  {
    id: 'computed',
    kind: 'single',
    text: say(
      'Clear width follows from the width of the leaf. How does it get into the family?',
      'O vão livre decorre da largura da folha. Como ele entra na família?',
      'El paso libre se deduce de la anchura de la hoja. ¿Cómo entra en la familia?',
    ),
    options: [
      { id: 'formula', text: say('By a formula', 'Por fórmula', 'Con una fórmula'), right: true },
      { id: 'typed', text: say('Typed for each door', 'Digitado em cada porta', 'Tecleado en cada puerta') },
      { id: 'key', text: say('From a key schedule', 'De uma tabela-chave', 'De una tabla de claves') },
    ],
    explanation: say(
      'What follows from geometry is computed, and the formula tested at the smallest and the largest size.',
      'O que decorre da geometria é calculado, e a fórmula é testada no menor e no maior tamanho.',
      'Lo que se deduce de la geometría se calcula, y la fórmula se prueba con el tamaño menor y el mayor.',
    ),
  },
  {
    id: 'serial-copied',
    kind: 'single',
    text: say(
      'At design stage two doors have the same serial number. What do you do with it?',
      'Em fase de projeto, duas portas têm o mesmo número de série. O que você faz com ele?',
      'En fase de proyecto dos puertas tienen el mismo número de serie. ¿Qué haces con él?',
    ),
    options: [
      { id: 'clear', text: say('Empty both cells', 'Esvazio as duas células', 'Vaciar las dos celdas'), right: true },
      { id: 'one', text: say('Keep it at one door', 'Mantenho em uma porta', 'Dejarlo en una puerta') },
      { id: 'count', text: say('Count on from it', 'Continuo a numeração', 'Seguir numerando') },
    ],
    explanation: say(
      'No one can know it before the door is made. An empty cell is asked for at handover; a filled one isn’t.',
      'Ninguém pode conhecê-lo antes de a porta ser feita. Célula vazia é cobrada na entrega; preenchida, não.',
      'Nadie puede saberlo antes de que se fabrique la puerta. Una celda vacía se reclama en la entrega; una rellena, no.',
    ),
  },
  {
    id: 'yes-no-text',
    kind: 'single',
    text: say(
      'IsExternal holds “outside” in one family. What is wrong with it?',
      'IsExternal traz “outside” em uma família. O que há de errado nela?',
      'IsExternal contiene «outside» en una familia. ¿Qué tiene de malo?',
    ),
    options: [
      {
        id: 'type',
        text: say(
          'Its parameter is text, and has another GUID',
          'O parâmetro dela é texto e tem outro GUID',
          'Su parámetro es texto y tiene otro GUID',
        ),
        right: true,
      },
      {
        id: 'word',
        text: say(
          'The word: it should be “external”',
          'A palavra: deveria ser “external”',
          'La palabra: debería ser «external»',
        ),
      },
      { id: 'language', text: say('The language', 'O idioma', 'El idioma') },
    ],
    explanation: say(
      'A yes/no parameter can’t hold a word. It is another parameter that happens to have the same name.',
      'Um parâmetro sim/não não guarda palavras. É outro parâmetro que por acaso tem o mesmo nome.',
      'Un parámetro sí/no no puede contener una palabra. Es otro parámetro que casualmente se llama igual.',
    ),
  },
  {
    id: 'four-counts',
    kind: 'multiple',
    text: say(
      'What do you count of each parameter at a milestone?',
      'O que você conta de cada parâmetro em um marco?',
      '¿Qué cuentas de cada parámetro en un hito?',
    ),
    options: [
      { id: 'empty', text: say('Empty cells', 'Células vazias', 'Celdas vacías'), right: true },
      {
        id: 'list',
        text: say('Values outside the list', 'Valores fora da lista', 'Valores fuera de la lista'),
        right: true,
      },
      {
        id: 'contradiction',
        text: say('Contradictions with others', 'Contradições com outros', 'Contradicciones con otros'),
        right: true,
      },
      {
        id: 'size',
        text: say(
          'The size of the family file',
          'O tamanho do arquivo da família',
          'El tamaño del archivo de la familia',
        ),
      },
    ],
    explanation: say(
      'And those that are filled in. The size of the file matters, but answers no question of the milestone.',
      'E os preenchidos. O tamanho do arquivo importa, mas não responde a nenhuma pergunta do marco.',
      'Y las rellenas. El tamaño del archivo importa, pero no responde a ninguna pregunta del hito.',
    ),
  },
  {
    id: 'before-milestone',
    kind: 'single',
    text: say(
      'Maker and serial number are empty a year before handover. What is that?',
      'Fabricante e número de série estão vazios um ano antes da entrega. O que é isso?',
      'Fabricante y número de serie están vacíos un año antes de la entrega. ¿Qué es eso?',
    ),
    options: [
      { id: 'right', text: say('Right', 'Está certo', 'Correcto'), right: true },
      { id: 'fault', text: say('A fault', 'Uma falha', 'Un fallo') },
      {
        id: 'tbd',
        text: say('To be filled with “tbd”', 'A preencher com “a definir”', 'Se rellena con «por definir»'),
      },
    ],
    explanation: say(
      'Each parameter has its milestone. Words that quieten the field hide what is missing later.',
      'Cada parâmetro tem o seu marco. Palavras que calam o campo escondem o que faltará depois.',
      'Cada parámetro tiene su hito. Las palabras que acallan el campo ocultan lo que faltará después.',
    ),
  },
  {
    id: 'mark-twice',
    kind: 'single',
    text: say(
      'Two doors carry the mark 1.09. What happens on site?',
      'Duas portas têm o código 1.09. O que acontece na obra?',
      'Dos puertas llevan la marca 1.09. ¿Qué pasa en obra?',
    ),
    options: [
      { id: 'one', text: say('One door too few', 'Falta uma porta', 'Falta una puerta'), right: true },
      { id: 'many', text: say('One door too many', 'Sobra uma porta', 'Sobra una puerta') },
      { id: 'nothing', text: say('Nothing', 'Nada', 'Nada') },
    ],
    explanation: say(
      'Orders are written by mark: one line, one door.',
      'O pedido é feito pelo código: uma linha, uma porta.',
      'El pedido se escribe por marca: una línea, una puerta.',
    ),
  },
  {
    id: 'fix-types',
    kind: 'single',
    text: say(
      'Three doors show EI30 instead of EI 30; they belong to one type. How many corrections is that?',
      'Três portas mostram EI30 em vez de EI 30; são do mesmo tipo. Quantas correções são?',
      'Tres puertas muestran EI30 en vez de EI 30; son de un mismo tipo. ¿Cuántas correcciones son?',
    ),
    options: [
      { id: 'one', text: say('One, at the type', 'Uma, no tipo', 'Una, en el tipo'), right: true },
      { id: 'three', text: say('Three', 'Três', 'Tres') },
      {
        id: 'none',
        text: say('None, everyone understands it', 'Nenhuma, todo mundo entende', 'Ninguna, todos lo entienden'),
      },
    ],
    explanation: say(
      'Count lines, correct types. A filter for EI 30 would have missed three doors.',
      'Conte linhas, corrija tipos. Um filtro por EI 30 deixaria três portas de fora.',
      'Cuenta líneas, corrige tipos. Un filtro por EI 30 habría dejado fuera tres puertas.',
    ),
  },
];
