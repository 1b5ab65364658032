import type { CourseSeed } from '../../course-seed.ts';
import { helenaPrado } from '../instructors.ts';
import { say } from '../words.ts';
import { responsibilityChapters } from './chapters.ts';

export const responsibilityAndDeliveryPlans: CourseSeed = {
  id: 'responsibility-and-delivery-plans',
  category: 'bim-management',
  priceCents: 11900,
  level: 'New',
  softwareVersion: 'ISO 19650-2:2018',
  publishedOn: '2026-07-07',
  updatedOn: '2026-11-30',
  related: ['iso-19650-in-practice', 'clash-detection-that-closes'],
  instructor: helenaPrado,
  reviews: [
    {
      authorName: 'Sofía Camacho',
      rating: 5,
      on: '2026-10-19',
      text: say(
        'We found eleven rows with two accountable parties in our own matrix. It was signed.',
        'Achamos onze linhas com duas partes que respondem na nossa própria matriz. Estava assinada.',
        'Encontramos once filas con dos partes que responden en nuestra propia matriz. Estaba firmada.',
      ),
    },
    {
      authorName: 'Daniel Reis',
      rating: 4,
      on: '2026-09-02',
      text: say(
        'Good rules that can be checked. An Excel file beside the CSV would help.',
        'Boas regras, que dá para conferir. Um arquivo de Excel ao lado do CSV ajudaria.',
        'Buenas reglas, que se pueden comprobar. Ayudaría un archivo de Excel junto al CSV.',
      ),
    },
  ],
  texts: {
    en: {
      title: 'Responsibility Matrix, TIDP and MIDP',
      description: 'Two tables carry an execution plan: who answers for what, and what comes when. Make both hold.',
      body: [
        'Execution plans fail quietly, in two tables: a task with two accountable parties, a deliverable that is due after its milestone. Both faults can be read off the page if one knows where to look.',
        'You will see plans of three teams become one, find the faults in a matrix, and take along rules that a colleague or a script can check before anything is signed. In the final task a delivery plan of 36 lines waits for your signature. The clips are silent by design, with captions and a transcript.',
      ],
      outcomes: [
        'Write a responsibility matrix with exactly one accountable party in each row',
        'Write a TIDP that can be gathered, and gather TIDPs in a MIDP',
        'Count dates back from a gate, and follow a delay through a plan',
        'Find deliverables without owner, date, level of information need or reason',
      ],
      audience: [
        'Information managers and BIM coordinators',
        'Project managers who sign execution plans',
        'Task teams that write their first TIDP',
      ],
      requirements: ['A spreadsheet program', 'The terms EIR and BEP; the course ISO 19650 in Practice explains them'],
    },
    'pt-BR': {
      title: 'Matriz de responsabilidades, TIDP e MIDP',
      description:
        'Duas tabelas sustentam um plano de execução: quem responde pelo quê, e o que vem quando. Faça as duas funcionarem.',
      body: [
        'Planos de execução falham em silêncio, em duas tabelas: uma tarefa com duas partes que respondem, uma entrega que vence depois do seu marco. As duas falhas estão na página, para quem sabe onde olhar.',
        'Você verá os planos de três equipes virarem um, achará as falhas de uma matriz e levará regras que um colega ou um script consegue conferir antes de qualquer assinatura. Na tarefa final, um plano de entrega de 36 linhas espera a sua assinatura. Os clipes são mudos de propósito, com legendas e transcrição.',
      ],
      outcomes: [
        'Escrever uma matriz com exatamente uma parte que responde por linha',
        'Escrever um TIDP que possa ser reunido e reunir TIDPs em um MIDP',
        'Contar datas para trás a partir de um marco e seguir um atraso pelo plano',
        'Achar entregas sem responsável, data, nível de informação necessária ou motivo',
      ],
      audience: [
        'Gestores da informação e coordenadores BIM',
        'Gerentes de projeto que assinam planos de execução',
        'Equipes de tarefa que escrevem o primeiro TIDP',
      ],
      requirements: ['Um programa de planilhas', 'Os termos EIR e BEP; o curso ISO 19650 na prática os explica'],
    },
    es: {
      title: 'Matriz de responsabilidades, TIDP y MIDP',
      description:
        'Dos tablas sostienen un plan de ejecución: quién responde de qué y qué llega cuándo. Haz que las dos aguanten.',
      body: [
        'Los planes de ejecución fallan en silencio, en dos tablas: una tarea con dos partes que responden, un entregable que vence después de su hito. Ambos fallos se leen en la página si se sabe dónde mirar.',
        'Verás cómo los planes de tres equipos se vuelven uno, encontrarás los fallos de una matriz y te llevarás reglas que un colega o un script puede comprobar antes de firmar nada. En la tarea final, un plan de entrega de 36 líneas espera tu firma. Los clips son mudos a propósito, con subtítulos y transcripción.',
      ],
      outcomes: [
        'Escribir una matriz con exactamente una parte que responde en cada fila',
        'Escribir un TIDP que se pueda reunir y reunir los TIDP en un MIDP',
        'Contar fechas hacia atrás desde un hito y seguir un retraso por el plan',
        'Encontrar entregables sin responsable, fecha, nivel de información necesaria o motivo',
      ],
      audience: [
        'Gestores de la información y coordinadores BIM',
        'Jefes de proyecto que firman planes de ejecución',
        'Equipos de tarea que escriben su primer TIDP',
      ],
      requirements: [
        'Un programa de hojas de cálculo',
        'Los términos EIR y BEP; el curso ISO 19650 en la práctica los explica',
      ],
    },
  },
  chapters: responsibilityChapters,
};
