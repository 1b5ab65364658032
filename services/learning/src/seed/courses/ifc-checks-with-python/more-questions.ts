import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';

export const moreQuestions: QuizSeed['questions'] = [
  {
    id: 'subtypes',
    kind: 'single',
    text: say(
      'A check of IFCWALL finds no wall in a file full of walls. What is likely?',
      'Uma verificação de IFCWALL não acha paredes em um arquivo cheio delas. O que é provável?',
      'Una comprobación de IFCWALL no encuentra muros en un archivo lleno de ellos. ¿Qué es probable?',
    ),
    options: [
      {
        id: 'standard',
        text: say(
          'They are IfcWallStandardCase, a kind of IfcWall',
          'São IfcWallStandardCase, um subtipo de IfcWall',
          'Son IfcWallStandardCase, un subtipo de IfcWall',
        ),
        right: true,
      },
      { id: 'units', text: say('The units are wrong', 'As unidades estão erradas', 'Las unidades son erróneas') },
      { id: 'storey', text: say('They lie in no storey', 'Não estão em pavimento', 'No están en ninguna planta') },
    ],
    explanation: say(
      'Text is compared exactly. A library that knows the schema returns subtypes as well.',
      'O texto é comparado ao pé da letra. Uma biblioteca que conhece o esquema devolve também os subtipos.',
      'El texto se compara al pie de la letra. Una biblioteca que conoce el esquema devuelve también los subtipos.',
    ),
  },
  {
    id: 'own-or-type',
    kind: 'single',
    text: say(
      'A door has EI 60 of its own, its type has EI 30. Which one holds?',
      'Uma porta tem EI 60 própria e o tipo tem EI 30. Qual vale?',
      'Una puerta tiene EI 60 propia y su tipo EI 30. ¿Cuál vale?',
    ),
    options: [
      { id: 'own', text: same('EI 60'), right: true },
      { id: 'type', text: same('EI 30') },
      { id: 'none', text: say('Neither', 'Nenhuma', 'Ninguna') },
    ],
    explanation: say(
      'The element’s own value overrides that of its type. Ask all the same whether it is meant.',
      'O valor próprio prevalece sobre o do tipo. Mesmo assim, pergunte se é intencional.',
      'El valor propio prevalece sobre el del tipo. Aun así, pregunta si es a propósito.',
    ),
  },
  {
    id: 'has-sets',
    kind: 'single',
    text: say(
      'Where does a type name its property sets?',
      'Onde um tipo cita os seus conjuntos de propriedades?',
      '¿Dónde nombra un tipo sus conjuntos de propiedades?',
    ),
    options: [
      {
        id: 'attribute',
        text: say('In its attribute HasPropertySets', 'No atributo HasPropertySets', 'En su atributo HasPropertySets'),
        right: true,
      },
      { id: 'relation', text: same('IfcRelDefinesByProperties') },
      { id: 'name', text: say('In its name', 'No nome', 'En su nombre') },
    ],
    explanation: say(
      'The relation is for elements; a type holds its sets itself.',
      'A relação é para elementos; o tipo guarda ele mesmo os conjuntos.',
      'La relación es para elementos; el tipo guarda él mismo sus conjuntos.',
    ),
  },
  {
    id: 'gates',
    kind: 'single',
    text: say(
      'A delivery lacks twelve ratings, and its doors are proxies. What do you report first?',
      'Em uma entrega faltam doze resistências, e as portas são proxies. O que você relata primeiro?',
      'En una entrega faltan doce resistencias, y las puertas son proxies. ¿Qué informas primero?',
    ),
    options: [
      {
        id: 'class',
        text: say('The mapping to proxies', 'O mapeamento para proxies', 'La asignación a proxies'),
        right: true,
      },
      { id: 'ratings', text: say('The twelve ratings', 'As doze resistências', 'Las doce resistencias') },
      {
        id: 'all',
        text: say('All elements, one by one', 'Todos os elementos, um a um', 'Todos los elementos, uno por uno'),
      },
    ],
    explanation: say(
      'Values often come back by themselves once the class is right.',
      'Os valores muitas vezes voltam sozinhos quando a classe está certa.',
      'Los valores suelen volver solos cuando la clase es correcta.',
    ),
  },
  {
    id: 'new-ids',
    kind: 'single',
    text: say(
      'Compared with last month nearly all GlobalIds are new. What happened?',
      'Em relação ao mês passado, quase todos os GlobalIds são novos. O que houve?',
      'Respecto al mes pasado casi todos los GlobalId son nuevos. ¿Qué ha pasado?',
    ),
    options: [
      {
        id: 'export',
        text: say(
          'It was saved or exported in another way',
          'Foi salvo ou exportado de outro modo',
          'Se guardó o exportó de otra manera',
        ),
        right: true,
      },
      {
        id: 'rebuilt',
        text: say('All was modelled anew', 'Tudo foi modelado de novo', 'Todo se modeló de nuevo'),
      },
      { id: 'usual', text: say('Nothing: that is usual', 'Nada: é comum', 'Nada: es habitual') },
    ],
    explanation: say(
      'Identity is to survive an export. If it doesn’t, every comment by GlobalId is lost.',
      'A identidade deve sobreviver à exportação. Se não, todo comentário por GlobalId se perde.',
      'La identidad debe sobrevivir a la exportación. Si no, se pierde todo comentario por GlobalId.',
    ),
  },
  {
    id: 'ids-limits',
    kind: 'multiple',
    text: say(
      'Which rules can’t be written in IDS 1.0?',
      'Que regras não se escrevem em IDS 1.0?',
      '¿Qué reglas no se pueden escribir en IDS 1.0?',
    ),
    options: [
      {
        id: 'unique',
        text: say('Each GlobalId occurs once', 'Cada GlobalId aparece uma vez', 'Cada GlobalId aparece una vez'),
        right: true,
      },
      {
        id: 'same',
        text: say(
          'A rating equals that of the type',
          'A resistência é igual à do tipo',
          'La resistencia es la del tipo',
        ),
        right: true,
      },
      {
        id: 'list',
        text: say('A rating is in a list', 'A resistência está em uma lista', 'La resistencia está en una lista'),
      },
    ],
    explanation: say(
      'IDS looks at one element at a time and compares it with fixed values.',
      'O IDS olha um elemento de cada vez e o compara com valores fixos.',
      'IDS mira un elemento cada vez y lo compara con valores fijos.',
    ),
  },
  {
    id: 'forbid',
    kind: 'single',
    text: say(
      'An IDS specification has minOccurs 0 and maxOccurs 0. What does it say?',
      'Uma especificação IDS tem minOccurs 0 e maxOccurs 0. O que ela diz?',
      'Una especificación IDS tiene minOccurs 0 y maxOccurs 0. ¿Qué dice?',
    ),
    options: [
      {
        id: 'prohibited',
        text: say('There must be no such element', 'Não pode haver tal elemento', 'No debe haber tal elemento'),
        right: true,
      },
      { id: 'optional', text: say('It is optional', 'É opcional', 'Es opcional') },
      { id: 'off', text: say('It is switched off', 'Está desligada', 'Está desactivada') },
    ],
    explanation: say(
      'With 0 and unbounded it would check what is there; with 1 and unbounded at least one must be there.',
      'Com 0 e unbounded conferiria o que existe; com 1 e unbounded teria de existir pelo menos um.',
      'Con 0 y unbounded comprobaría lo que hay; con 1 y unbounded debe haber al menos uno.',
    ),
  },
  {
    id: 'dollar',
    kind: 'single',
    text: say(
      "What is the difference between $ and IFCLABEL('')?",
      "Qual é a diferença entre $ e IFCLABEL('')?",
      "¿Qué diferencia hay entre $ e IFCLABEL('')?",
    ),
    options: [
      {
        id: 'value',
        text: say(
          'The first is no value, the second an empty text',
          'O primeiro é nenhum valor; o segundo, um texto vazio',
          'El primero es ningún valor; el segundo, un texto vacío',
        ),
        right: true,
      },
      { id: 'price', text: say('$ is a cost', '$ é um custo', '$ es un coste') },
      {
        id: 'same',
        text: say('None, to the author as well', 'Nenhuma, nem para o autor', 'Ninguna, tampoco para el autor'),
      },
    ],
    explanation: say(
      'Both fail an acceptance. For the author they are two tasks: to fill it in, or to find out where the empty text comes from.',
      'Os dois reprovam. Para o autor são duas tarefas: preencher, ou descobrir por que há um texto vazio.',
      'Ambos suspenden. Para el autor son dos tareas: rellenar, o averiguar por qué hay un texto vacío.',
    ),
  },
];
