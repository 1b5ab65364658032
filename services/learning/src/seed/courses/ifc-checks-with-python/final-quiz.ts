import type { QuizSeed } from '../../course-seed.ts';
import { same, say } from '../words.ts';
import { moreQuestions } from './more-questions.ts';

export const finalQuiz: QuizSeed = {
  passMark: 0.75,
  asked: 9,
  questions: [
    {
      id: 'reference',
      kind: 'single',
      text: say(
        "In #42=IFCDOOR('2fZ…',#5,…), what is #5?",
        "Em #42=IFCDOOR('2fZ…',#5,…), o que é #5?",
        "En #42=IFCDOOR('2fZ…',#5,…), ¿qué es #5?",
      ),
      options: [
        {
          id: 'line',
          text: say(
            'A reference to another line of the file',
            'Uma referência a outra linha do arquivo',
            'Una referencia a otra línea del archivo',
          ),
          right: true,
        },
        { id: 'width', text: say('The width', 'A largura', 'La anchura') },
        { id: 'page', text: say('The fifth door', 'A quinta porta', 'La quinta puerta') },
      ],
      explanation: say(
        'Numbers with # name lines. They may be different after each export.',
        'Números com # nomeiam linhas. Podem mudar a cada exportação.',
        'Los números con # nombran líneas. Pueden cambiar en cada exportación.',
      ),
    },
    {
      id: 'identity',
      kind: 'single',
      text: say(
        'By what do you name a faulty element in a report?',
        'Com o que se identifica um elemento com falha em um relatório?',
        '¿Con qué se nombra un elemento defectuoso en un informe?',
      ),
      options: [
        { id: 'globalid', text: same('GlobalId'), right: true },
        { id: 'line', text: say('Its # number', 'O número # dele', 'Su número #') },
        { id: 'name', text: say('Its name', 'O nome dele', 'Su nombre') },
      ],
      explanation: say(
        'Names repeat and # numbers change. Other programs know the GlobalId too.',
        'Nomes se repetem e números # mudam. Outros programas também conhecem o GlobalId.',
        'Los nombres se repiten y los números # cambian. Otros programas también conocen el GlobalId.',
      ),
    },
    {
      id: 'relation',
      kind: 'single',
      text: say(
        'Which entity ties a property set to an element?',
        'Que entidade liga um conjunto de propriedades a um elemento?',
        '¿Qué entidad une un conjunto de propiedades con un elemento?',
      ),
      options: [
        { id: 'defines', text: same('IfcRelDefinesByProperties'), right: true },
        { id: 'contained', text: same('IfcRelContainedInSpatialStructure') },
        { id: 'aggregates', text: same('IfcRelAggregates') },
      ],
      explanation: say(
        'The second ties elements to storeys, the third parts to wholes.',
        'A segunda liga elementos a pavimentos; a terceira, partes ao todo.',
        'La segunda une elementos con plantas; la tercera, partes con el todo.',
      ),
    },
    {
      id: 'zero-doors',
      kind: 'multiple',
      text: say(
        'The check reports: 0 doors, 0 faults. What may be wrong?',
        'A verificação diz: 0 portas, 0 falhas. O que pode estar errado?',
        'La comprobación dice: 0 puertas, 0 fallos. ¿Qué puede estar mal?',
      ),
      options: [
        {
          id: 'proxy',
          text: say(
            'Doors were exported as proxies',
            'As portas foram exportadas como proxies',
            'Las puertas se exportaron como proxies',
          ),
          right: true,
        },
        {
          id: 'view',
          text: say('The exported view hid them', 'A vista exportada as ocultava', 'La vista exportada las ocultaba'),
          right: true,
        },
        { id: 'fine', text: say('Nothing, all is well', 'Nada, está tudo bem', 'Nada, todo va bien') },
      ],
      explanation: say(
        'A check that found nothing to check has not passed. Report the count, too.',
        'Uma verificação que nada achou para verificar não foi aprovada. Informe também a contagem.',
        'Una comprobación que no encontró nada que comprobar no se ha superado. Informa también del recuento.',
      ),
    },
    {
      id: 'types',
      kind: 'single',
      text: say(
        'The doors have no FireRating of their own, yet other viewers show one. Why?',
        'As portas não têm FireRating próprio, mas outros visualizadores mostram um. Por quê?',
        'Las puertas no tienen FireRating propio, pero otros visores muestran uno. ¿Por qué?',
      ),
      options: [
        { id: 'type', text: say('It stands at their type', 'Ele está no tipo delas', 'Está en su tipo'), right: true },
        { id: 'guess', text: say('The viewers guess', 'Os visualizadores adivinham', 'Los visores lo adivinan') },
        { id: 'old', text: say('The file is old', 'O arquivo é antigo', 'El archivo es antiguo') },
      ],
      explanation: say(
        'Property sets may lie at the type and hold for all its elements. A complete check looks there as well.',
        'Conjuntos de propriedades podem estar no tipo e valer para todos os elementos. Uma verificação completa olha lá também.',
        'Los conjuntos pueden estar en el tipo y valer para todos sus elementos. Una comprobación completa mira también ahí.',
      ),
    },
    ...moreQuestions,
  ],
};
