import type { OrderStatesSeed } from '../../course-seed.ts';
import { say } from '../words.ts';

export const orderWeek: OrderStatesSeed = {
  kind: 'order-states',
  task: say(
    'One week of coordination, from the shared models to the closed issue. Put the steps in their order.',
    'Uma semana de compatibilização, dos modelos compartilhados à questão resolvida. Ponha os passos em ordem.',
    'Una semana de coordinación, de los modelos compartidos al tema cerrado. Ordena los pasos.',
  ),
  items: [
    {
      id: 'share',
      text: say(
        'The task teams share their models under the same names as last week',
        'As equipes compartilham os modelos com os mesmos nomes da semana passada',
        'Los equipos comparten sus modelos con los mismos nombres que la semana pasada',
      ),
      explanation: say(
        'The same names keep the history of the results.',
        'Os mesmos nomes mantêm o histórico dos resultados.',
        'Los mismos nombres conservan el historial de los resultados.',
      ),
    },
    {
      id: 'check',
      text: say(
        'The coordinator checks revision, place, units and content of each model',
        'O coordenador confere revisão, posição, unidades e conteúdo de cada modelo',
        'El coordinador comprueba revisión, posición, unidades y contenido de cada modelo',
      ),
      explanation: say(
        'Before the run: a model in the wrong place makes all that follows wrong.',
        'Antes de rodar: um modelo no lugar errado torna errado tudo o que vem depois.',
        'Antes de ejecutar: un modelo fuera de sitio hace falso todo lo que sigue.',
      ),
    },
    {
      id: 'run',
      text: say(
        'The tests of the matrix run; what is gone becomes Resolved by itself',
        'Os testes da matriz rodam; o que sumiu vira Resolved sozinho',
        'Se ejecutan las pruebas de la matriz; lo que ya no está pasa solo a Resolved',
      ),
      explanation: say(
        'Geometry decides, without a click.',
        'Quem decide é a geometria, ninguém clica.',
        'Decide la geometría, nadie pulsa nada.',
      ),
    },
    {
      id: 'group',
      text: say(
        'New results are grouped over the tests by what would have to move',
        'Os resultados novos são agrupados, por cima dos testes, pelo que teria de se mover',
        'Los resultados nuevos se agrupan, por encima de las pruebas, según lo que tendría que moverse',
      ),
      explanation: say(
        'One duct in three tests is one question.',
        'Um duto em três testes é uma pergunta.',
        'Un conducto en tres pruebas es una pregunta.',
      ),
    },
    {
      id: 'assign',
      text: say(
        'Each issue gets an owner and a date, and goes out as a topic with a viewpoint',
        'Cada questão recebe responsável e data e sai como tópico com uma vista',
        'Cada tema recibe responsable y fecha y sale como tema con una vista',
      ),
      explanation: say(
        'Most issues end here: their owners need no meeting.',
        'A maioria das questões acaba aqui: os responsáveis não precisam de reunião.',
        'La mayoría de los temas acaba aquí: sus responsables no necesitan reunión.',
      ),
    },
    {
      id: 'meet',
      text: say(
        'Those who share a decision meet and take it',
        'Quem divide uma decisão se reúne e decide',
        'Quienes comparten una decisión se reúnen y la toman',
      ),
      explanation: say(
        'Only the issues that two parties can’t solve alone.',
        'Só as questões que duas partes não resolvem sozinhas.',
        'Solo los temas que dos partes no resuelven por separado.',
      ),
    },
    {
      id: 'correct',
      text: say(
        'The owners correct their own models and share them',
        'Os responsáveis corrigem os próprios modelos e os compartilham',
        'Los responsables corrigen sus propios modelos y los comparten',
      ),
      explanation: say(
        'Not the federated model: it is made of other people’s containers.',
        'Não o modelo federado: ele é feito de contêineres dos outros.',
        'No el modelo federado: está hecho de contenedores de otros.',
      ),
    },
  ],
};
