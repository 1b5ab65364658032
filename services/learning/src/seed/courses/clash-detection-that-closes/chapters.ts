import type { ChapterSeed } from '../../course-seed.ts';
import { say } from '../words.ts';
import { faultsInMatrix } from './faults-in-matrix.ts';
import { finalQuiz } from './final-quiz.ts';

export const clashChapters: ChapterSeed[] = [
  {
    id: 'before-the-test',
    title: say('Before the test', 'Antes do teste', 'Antes de la prueba'),
    lessons: [
      {
        id: 'from-result-to-issue',
        kind: 'video',
        clip: 'clash-found',
        poster: 'clash-found.jpg',
        title: say('From result to issue', 'Do resultado à questão', 'Del resultado al tema'),
        summary: say(
          'A duct meets a beam: six results become one issue, with an owner, a date and a proof that it is closed.',
          'Um duto encontra uma viga: seis resultados viram uma questão, com dono, data e prova de que foi resolvida.',
          'Un conducto topa con una viga: seis resultados se vuelven un tema con dueño, fecha y prueba de cierre.',
        ),
        durationSeconds: 52,
        preview: true,
      },
      {
        id: 'a-matrix-of-pairs',
        kind: 'article',
        title: say('A matrix of pairs', 'Uma matriz de pares', 'Una matriz de pares'),
        summary: say(
          'Test fewer pairs and mean them: tolerance, severity and days to close for each.',
          'Teste menos pares e leve-os a sério: tolerância, gravidade e prazo para cada um.',
          'Prueba menos pares y en serio: tolerancia, gravedad y plazo para cada uno.',
        ),
        durationSeconds: 480,
        preview: true,
        files: [
          {
            file: 'clash-matrix.csv',
            name: say(
              'Clash matrix to begin with (CSV)',
              'Matriz de interferências inicial (CSV)',
              'Matriz de interferencias inicial (CSV)',
            ),
          },
        ],
      },
      {
        id: 'faults-in-a-matrix',
        kind: 'exercise',
        title: say(
          'Find the faults in a clash matrix',
          'Ache as falhas de uma matriz',
          'Encuentra los fallos de una matriz',
        ),
        summary: say(
          'Seven tests, four of which can’t work as they are written.',
          'Sete testes, dos quais quatro não funcionam como estão escritos.',
          'Siete pruebas, cuatro de las cuales no pueden funcionar tal como están.',
        ),
        durationSeconds: 420,
        exercise: faultsInMatrix,
      },
    ],
  },
  {
    id: 'after-the-test',
    title: say('After the test', 'Depois do teste', 'Después de la prueba'),
    lessons: [
      {
        id: 'group-assign-close',
        kind: 'article',
        title: say('Group, assign, close', 'Agrupar, atribuir, resolver', 'Agrupar, asignar, cerrar'),
        summary: say(
          'An hour of preparation, a short meeting, and five statuses that mean something.',
          'Uma hora de preparo, uma reunião curta e cinco status que querem dizer algo.',
          'Una hora de preparación, una reunión corta y cinco estados que significan algo.',
        ),
        durationSeconds: 480,
      },
      {
        id: 'final-quiz',
        kind: 'quiz',
        title: say('Final quiz', 'Questionário final', 'Cuestionario final'),
        summary: say(
          'Five questions; four right answers pass.',
          'Cinco perguntas; quatro acertos aprovam.',
          'Cinco preguntas; se aprueba con cuatro aciertos.',
        ),
        durationSeconds: 360,
        quiz: finalQuiz,
      },
    ],
  },
];
