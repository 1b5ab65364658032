import type { CourseSeed } from '../../course-seed.ts';
import { diegoSalazar } from '../instructors.ts';
import { say } from '../words.ts';
import { sequenceChapters } from './chapters.ts';

export const constructionSequenceWithTimeliner: CourseSeed = {
  id: 'construction-sequence-with-timeliner',
  category: 'navisworks-fundamentals',
  priceCents: 13900,
  level: 'New',
  softwareVersion: 'Navisworks Manage 2026',
  publishedOn: '2026-05-19',
  updatedOn: '2026-11-30',
  related: ['clash-detection-that-closes', 'responsibility-and-delivery-plans'],
  instructor: diegoSalazar,
  reviews: [
    {
      authorName: 'Andrés Molina',
      rating: 5,
      on: '2026-10-21',
      text: say(
        'Our foreman found three impossible days in the first simulation. He had never opened a model before.',
        'Nosso mestre de obras achou três dias impossíveis na primeira simulação. Ele nunca tinha aberto um modelo.',
        'Nuestro encargado encontró tres días imposibles en la primera simulación. Nunca había abierto un modelo.',
      ),
    },
    {
      authorName: 'Priya Nair',
      rating: 3,
      on: '2026-07-30',
      text: say(
        'Clear, but I needed more on splitting slabs into pours.',
        'Claro, mas eu precisava de mais sobre dividir lajes em etapas de concretagem.',
        'Claro, pero necesitaba más sobre dividir forjados en fases de hormigonado.',
      ),
    },
  ],
  texts: {
    en: {
      title: 'Construction Sequence with TimeLiner',
      description:
        '4D: tie a programme to a federated model by rules, and let the people who build it find the impossible days.',
      body: [
        'A film of a growing building is easily made and soon forgotten. A sequence that is checked is something else: it shows a duct below a slab that isn’t there yet, three weeks before someone stands on site with it.',
        'This course ties tasks to elements by rules that survive the next programme, compares planned with actual dates, and prepares the one meeting in which the people on site look for faults. In the final task you question a programme with actual dates. The clips are silent by design, with captions and a transcript.',
      ],
      outcomes: [
        'Prepare a model and a programme so that both speak of the same pieces',
        'Put seven questions to a programme, and say where a delay leads',
        'Attach tasks by rules and search sets instead of by hand',
        'Compare planned and actual, and say what the difference means',
      ],
      audience: [
        'BIM coordinators of contractors',
        'Planners who work with models for the first time',
        'Site managers',
      ],
      requirements: [
        'Navisworks Manage or Simulate 2024 or newer',
        'A programme as CSV, from Microsoft Project or Primavera P6',
      ],
    },
    'pt-BR': {
      title: 'Sequência de obra com TimeLiner',
      description:
        '4D: ligue um cronograma a um modelo federado por regras e deixe quem constrói achar os dias impossíveis.',
      body: [
        'Um filme do edifício crescendo é fácil de fazer e logo se esquece. Uma sequência conferida é outra coisa: mostra um duto sob uma laje que ainda não existe, três semanas antes de alguém estar na obra com ele.',
        'Este curso liga tarefas a elementos por regras que sobrevivem ao próximo cronograma, compara datas planejadas e reais e prepara a única reunião em que o pessoal da obra procura falhas. Na tarefa final, você interroga um cronograma com datas reais. Os clipes são mudos de propósito, com legendas e transcrição.',
      ],
      outcomes: [
        'Preparar modelo e cronograma para que falem das mesmas peças',
        'Fazer sete perguntas a um cronograma e dizer aonde um atraso leva',
        'Associar tarefas por regras e conjuntos de busca, e não à mão',
        'Comparar planejado e realizado e dizer o que a diferença significa',
      ],
      audience: [
        'Coordenadores BIM de construtoras',
        'Planejadores que usam modelos pela primeira vez',
        'Gestores de obra',
      ],
      requirements: [
        'Navisworks Manage ou Simulate 2024 ou mais novo',
        'Um cronograma em CSV, do Microsoft Project ou do Primavera P6',
      ],
    },
    es: {
      title: 'Secuencia de obra con TimeLiner',
      description:
        '4D: une un programa a un modelo federado con reglas y deja que quienes construyen encuentren los días imposibles.',
      body: [
        'Una película del edificio creciendo se hace fácil y se olvida pronto. Una secuencia comprobada es otra cosa: enseña un conducto bajo un forjado que aún no existe, tres semanas antes de que alguien esté en obra con él.',
        'Este curso une tareas y elementos con reglas que sobreviven al siguiente programa, compara fechas previstas y reales y prepara la única reunión en la que la gente de obra busca fallos. En la tarea final interrogas un programa con fechas reales. Los clips son mudos a propósito, con subtítulos y transcripción.',
      ],
      outcomes: [
        'Preparar modelo y programa para que hablen de las mismas piezas',
        'Hacer siete preguntas a un programa y decir adónde lleva un retraso',
        'Asociar tareas con reglas y conjuntos de búsqueda, no a mano',
        'Comparar lo previsto con lo real y decir qué significa la diferencia',
      ],
      audience: [
        'Coordinadores BIM de constructoras',
        'Planificadores que usan modelos por primera vez',
        'Jefes de obra',
      ],
      requirements: [
        'Navisworks Manage o Simulate 2024 o posterior',
        'Un programa en CSV, de Microsoft Project o de Primavera P6',
      ],
    },
  },
  chapters: sequenceChapters,
};
