import type { CourseSeed } from '../../course-seed.ts';
import { diegoSalazar } from '../instructors.ts';
import { say } from '../words.ts';
import { clashChapters } from './chapters.ts';

export const clashDetectionThatCloses: CourseSeed = {
  id: 'clash-detection-that-closes',
  category: 'navisworks-fundamentals',
  priceCents: 9900,
  level: 'Bestseller',
  featuredPlace: 2,
  softwareVersion: 'Navisworks Manage 2026',
  publishedOn: '2025-11-04',
  updatedOn: '2026-11-30',
  related: ['construction-sequence-with-timeliner', 'revit-models-that-coordinate', 'iso-19650-in-practice'],
  instructor: diegoSalazar,
  reviews: [
    {
      authorName: 'Tomás Herrera',
      rating: 5,
      on: '2026-10-02',
      text: say(
        'We went from 1,400 results to 60 issues with owners. The meeting now takes half an hour.',
        'Passamos de 1.400 resultados a 60 questões com responsável. A reunião agora leva meia hora.',
        'Pasamos de 1400 resultados a 60 temas con responsable. La reunión dura ahora media hora.',
      ),
    },
    {
      authorName: 'Claire Benson',
      rating: 4,
      on: '2026-07-21',
      text: say(
        'The matrix with days to close is worth the price. I missed a part on point clouds.',
        'A matriz com prazos já vale o preço. Senti falta de uma parte sobre nuvens de pontos.',
        'La matriz con plazos ya vale el precio. Eché en falta una parte sobre nubes de puntos.',
      ),
    },
  ],
  texts: {
    en: {
      title: 'Clash Detection That Closes',
      description:
        'Set up tests that find what matters, turn results into issues with owners, and close them by geometry.',
      body: [
        'Finding clashes is easy; the software does it in a minute. Closing them is the work. This course is about the hour between the test and the meeting: which pairs to test, how to group, whom to ask, and when an issue may be called resolved.',
        'It uses Clash Detective in Navisworks Manage. The matrix, the statuses and the habits hold for any other tool. In the final task you have forty results and two hours until the meeting. The clips are silent by design, with captions and a transcript.',
      ],
      outcomes: [
        'Write a clash matrix with pairs, tolerances, severity and days to close',
        'Reduce a long list of results to issues that one person can solve',
        'Prepare a clash meeting from its list of results, with the two items that need it',
        'Tell the statuses of a clash apart, and use “approved” with care',
      ],
      audience: ['BIM coordinators', 'Discipline leads who answer for issues', 'Site engineers who read clash reports'],
      requirements: ['Navisworks Manage 2024 or newer to follow on screen', 'Two models with the same coordinates'],
    },
    'pt-BR': {
      title: 'Interferências que se resolvem',
      description:
        'Clash detection no Navisworks: monte testes que acham o que importa, transforme resultados em questões com responsável e resolva-as na geometria.',
      body: [
        'Achar interferências é fácil; o software faz isso em um minuto. Resolvê-las é o trabalho. Este curso trata da hora entre o teste e a reunião: que pares testar, como agrupar, a quem perguntar e quando uma questão pode ser dada por resolvida.',
        'Usa o Clash Detective do Navisworks Manage. A matriz, os status e os hábitos valem para qualquer outra ferramenta. Na tarefa final, você tem quarenta resultados e duas horas até a reunião. Os clipes são mudos de propósito, com legendas e transcrição.',
      ],
      outcomes: [
        'Escrever uma matriz de interferências com pares, tolerâncias, gravidade e prazos',
        'Reduzir uma longa lista de resultados a questões que uma pessoa consiga resolver',
        'Preparar uma reunião a partir da lista de resultados, só com os itens que precisam dela',
        'Distinguir os status de uma interferência e usar “aprovada” com cuidado',
      ],
      audience: [
        'Coordenadores BIM',
        'Líderes de disciplina que respondem pelas questões',
        'Engenheiros de obra que leem relatórios de interferências',
      ],
      requirements: [
        'Navisworks Manage 2024 ou mais novo para acompanhar na tela',
        'Dois modelos com as mesmas coordenadas',
      ],
    },
    es: {
      title: 'Interferencias que se cierran',
      description:
        'Clash detection en Navisworks: prepara pruebas que encuentren lo importante, convierte resultados en temas con responsable y ciérralos con geometría.',
      body: [
        'Encontrar interferencias es fácil; el programa lo hace en un minuto. Cerrarlas es el trabajo. Este curso trata de la hora entre la prueba y la reunión: qué pares probar, cómo agrupar, a quién preguntar y cuándo un tema puede darse por resuelto.',
        'Usa Clash Detective de Navisworks Manage. La matriz, los estados y los hábitos sirven para cualquier otra herramienta. En la tarea final tienes cuarenta resultados y dos horas hasta la reunión. Los clips son mudos a propósito, con subtítulos y transcripción.',
      ],
      outcomes: [
        'Escribir una matriz de interferencias con pares, tolerancias, gravedad y plazos',
        'Reducir una larga lista de resultados a temas que una persona pueda resolver',
        'Preparar una reunión a partir de la lista de resultados, solo con los puntos que la necesitan',
        'Distinguir los estados de una interferencia y usar «aprobada» con cuidado',
      ],
      audience: [
        'Coordinadores BIM',
        'Responsables de disciplina que responden de los temas',
        'Ingenieros de obra que leen informes de interferencias',
      ],
      requirements: [
        'Navisworks Manage 2024 o posterior para seguirlo en pantalla',
        'Dos modelos con las mismas coordenadas',
      ],
    },
  },
  chapters: clashChapters,
};
