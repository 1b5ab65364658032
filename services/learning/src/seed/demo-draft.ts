import { languages, type Translated } from '@arcada/contracts';
import { noStars } from '../catalogue/course.entity.ts';
import type { Quiz } from '../catalogue/lesson.entity.ts';
import { say } from './courses/words.ts';

/** The demo producer (services/identity/src/sign-in/demo-accounts.ts). */
export const demoProducer = '0a7a0000-0000-4000-8000-000000000002';

const id = 'a-naming-plan-in-one-hour';
const article = say(
  `## Begin with what exists

Collect twenty file names of your last project and write what each part says. What no one can explain goes.

| Part | Who decides it |
| ---- | -------------- |
| Project | the client |
| Originator | whoever made the file |
| Number | the originator, in order |

## Then write one page

One table of parts, one list of codes for each, and three names that are right. More is not read.`,
  `## Comece pelo que existe

Reúna vinte nomes de arquivo do seu último projeto e escreva o que cada parte diz. O que ninguém consegue explicar sai.

| Parte | Quem decide |
| ---- | -------------- |
| Projeto | o cliente |
| Originador | quem fez o arquivo |
| Número | o originador, em ordem |

## Depois escreva uma página

Uma tabela de partes, uma lista de códigos para cada uma e três nomes corretos. Mais do que isso ninguém lê.`,
  `## Empieza por lo que existe

Reúne veinte nombres de archivo de tu último proyecto y escribe qué dice cada parte. Lo que nadie sabe explicar sobra.

| Parte | Quién la decide |
| ---- | -------------- |
| Proyecto | el cliente |
| Originador | quien hizo el archivo |
| Número | el originador, por orden |

## Después escribe una página

Una tabla de partes, una lista de códigos para cada una y tres nombres correctos. Más no se lee.`,
);
const quiz: Quiz = {
  passMark: 1,
  questions: [
    {
      id: 'who',
      text: say('Who decides the number?', 'Quem decide o número?', '¿Quién decide el número?'),
      kind: 'single',
      options: [
        { id: 'client', text: say('The client', 'O cliente', 'El cliente') },
        { id: 'originator', text: say('The originator', 'O originador', 'El originador'), right: true },
      ],
      explanation: say(
        'Whoever makes the files counts them; no one else knows which number is next.',
        'Quem faz os arquivos os numera; ninguém mais sabe qual é o próximo número.',
        'Quien hace los archivos los numera; nadie más sabe cuál es el siguiente.',
      ),
    },
  ],
};
const lessons: { id: string; kind: 'article' | 'quiz'; title: Translated; seconds: number }[] = [
  {
    id: 'twenty-names',
    kind: 'article',
    title: say('Twenty names, one page', 'Vinte nomes, uma página', 'Veinte nombres, una página'),
    seconds: 120,
  },
  { id: 'check', kind: 'quiz', title: say('Check', 'Verificação', 'Comprobación'), seconds: 60 },
];
const title = say('A naming plan in one hour', 'Um plano de nomes em uma hora', 'Un plan de nombres en una hora');
const description = say(
  'From the names that you have to one page that a project can follow.',
  'Dos nomes que você tem a uma página que um projeto consegue seguir.',
  'De los nombres que tienes a una página que un proyecto puede seguir.',
);

/** A course that the demo producer is writing: with something to see, change and submit. */
export function demoDraft(now: Date) {
  return {
    course: {
      id,
      ownerId: demoProducer,
      status: 'draft' as const,
      category: 'bim-management' as const,
      level: 'New',
      priceCents: 4900,
      featuredPlace: null,
      image: 'category-bim-management.svg',
      softwareVersion: 'ISO 19650',
      instructorName: 'Bruno Teixeira',
      instructorImage: null,
      related: [],
      reviewHistogram: noStars,
      adminNote: null,
      seedHash: null,
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
      changedAt: now,
    },
    texts: languages.map((language) => ({
      courseId: id,
      language,
      title: title[language],
      description: description[language],
      body: [description[language]],
      outcomes: [title[language]],
      audience: [],
      requirements: [],
      instructorTitle: '',
      instructorBio: '',
    })),
    chapters: [{ courseId: id, id: 'plan', place: 0, title: say('The plan', 'O plano', 'El plan') }],
    lessons: lessons.map((lesson, place) => ({
      courseId: id,
      id: lesson.id,
      chapterId: 'plan',
      place,
      kind: lesson.kind,
      durationSeconds: lesson.seconds,
      preview: false,
      clip: null,
      poster: null,
      captions: {},
      files: [],
      quiz: lesson.kind === 'quiz' ? quiz : null,
      exercise: null,
    })),
    lessonTexts: lessons.flatMap((lesson) =>
      languages.map((language) => ({
        courseId: id,
        lessonId: lesson.id,
        language,
        title: lesson.title[language],
        summary: '',
        body: lesson.kind === 'article' ? article[language] : '',
      })),
    ),
  };
}
