import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Translated } from '@arcada/contracts';
import type { ChapterSeed, CourseSeed } from '../../src/seed/course-seed.ts';

export const say = (text: string): Translated => ({ en: text, 'pt-BR': `${text} (pt)`, es: `${text} (es)` });

/** Bytes of the test clip: no video, but every byte encodes its position. */
export const clipBytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));

const captions = (word: string) =>
  `WEBVTT\n\n00:00.000 --> 00:02.500\n${word} one\n\n00:02.500 --> 00:05.000\n${word} two\n`;

const chapters: ChapterSeed[] = [
  {
    id: 'start',
    title: say('Start'),
    lessons: [
      {
        id: 'welcome',
        kind: 'video',
        clip: 'clip',
        title: say('Welcome'),
        summary: say('Hello'),
        durationSeconds: 100,
        preview: true,
      },
      {
        id: 'grids',
        kind: 'video',
        clip: 'clip',
        title: say('Grids'),
        summary: say('Grids and levels'),
        durationSeconds: 100,
        files: [{ file: 'table.csv', name: say('Table') }],
      },
      { id: 'reading', kind: 'article', title: say('Reading'), summary: say('To read') },
    ],
  },
  {
    id: 'practice',
    title: say('Practice'),
    lessons: [
      {
        id: 'check',
        kind: 'quiz',
        title: say('Check'),
        summary: say('Two questions'),
        quiz: {
          passMark: 1,
          questions: [
            {
              id: 'one',
              text: say('Which is shared?'),
              kind: 'single',
              options: [
                { id: 'a', text: say('S2'), right: true },
                { id: 'b', text: say('P01') },
              ],
              explanation: say('because of its suitability'),
            },
            {
              id: 'two',
              text: say('Which are levels?'),
              kind: 'multiple',
              options: [
                { id: 'a', text: say('00'), right: true },
                { id: 'b', text: say('01'), right: true },
                { id: 'c', text: say('ZZ') },
              ],
              explanation: say('because they are storeys'),
            },
          ],
        },
      },
      {
        id: 'naming',
        kind: 'exercise',
        title: say('Naming'),
        summary: say('Names'),
        exercise: {
          kind: 'name-files',
          task: say('Name it'),
          convention: [{ field: say('Project'), values: [{ code: 'ARC', meaning: say('Arcada') }] }],
          example: 'ARC-00',
          items: [{ id: 'plan', text: say('The plan'), answer: 'ARC-01', explanation: say('because it is level 1') }],
        },
      },
      {
        id: 'faults',
        kind: 'exercise',
        title: say('Faults'),
        summary: say('Find them'),
        exercise: {
          kind: 'find-faults',
          task: say('Find them'),
          columns: [say('Task'), say('Who')],
          rows: [
            { id: 'r1', cells: [say('Model'), say('Nobody')], fault: say('because nobody does it') },
            { id: 'r2', cells: [say('Check'), say('Ana')] },
          ],
        },
      },
      {
        id: 'states',
        kind: 'exercise',
        title: say('States'),
        summary: say('Order them'),
        exercise: {
          kind: 'order-states',
          task: say('Order them'),
          items: ['wip', 'shared', 'published'].map((id) => ({ id, text: say(id), explanation: say(`because ${id}`) })),
        },
      },
    ],
  },
];

const fileWork: ChapterSeed = {
  id: 'file-work',
  title: say('Work with a file'),
  lessons: [
    {
      id: 'results',
      kind: 'exercise',
      title: say('Results'),
      summary: say('Measure them'),
      exercise: {
        kind: 'enter-results',
        task: say('Measure them'),
        items: [
          {
            id: 'depth',
            text: say('How deep?'),
            unit: { en: 'mm', 'pt-BR': 'mm', es: 'mm' },
            answer: '12.5',
            explanation: say('because it is deep'),
          },
        ],
      },
    },
  ],
};

const seed = (id: string, more: Partial<CourseSeed> & { title: string }): CourseSeed => {
  const { title, ...rest } = more;
  const text = (suffix: string) => ({
    title: `${title}${suffix}`,
    description: `About ${title}${suffix}`,
    body: ['A paragraph'],
    outcomes: ['Coordenação de modelos'],
    audience: ['Everybody'],
    requirements: ['A computer'],
  });
  return {
    id,
    category: 'bim-management',
    priceCents: 9900,
    level: 'New',
    softwareVersion: 'Revit 2026',
    publishedOn: '2026-03-01',
    updatedOn: '2026-05-01',
    related: [],
    reviews: [
      { authorName: 'Rui', rating: 5, on: '2026-04-01', text: say('Good') },
      { authorName: 'Eva', rating: 4, on: '2026-03-20', text: say('Useful') },
    ],
    instructor: { name: 'Inês', title: say('Lead'), bio: say('Twenty years') },
    texts: { en: text(''), 'pt-BR': text(' (pt)'), es: text(' (es)') },
    chapters,
    ...rest,
  };
};

export const testCourses: CourseSeed[] = [
  seed('model-basics', { title: 'Model Basics', featuredPlace: 1, related: ['script-basics'] }),
  seed('script-basics', {
    title: 'Script Basics',
    category: 'python-for-bim',
    chapters: [...chapters, fileWork],
    level: 'Advanced',
    priceCents: 4900,
    featuredPlace: 2,
    publishedOn: '2026-04-01',
  }),
];

/** Writes articles and media of the test courses; returns their folders. */
export async function writeContent(dataDir: string): Promise<(name: 'courses' | 'media') => string> {
  const folders = { courses: join(dataDir, 'test-courses'), media: join(dataDir, 'learning/uploads') };
  await mkdir(folders.media, { recursive: true });
  await writeFile(join(folders.media, 'clip.mp4'), clipBytes);
  await writeFile(join(folders.media, 'table.csv'), 'a;b\n');
  for (const language of languages) await writeFile(join(folders.media, `clip.${language}.vtt`), captions(language));
  for (const { id } of testCourses) {
    await mkdir(join(folders.courses, id), { recursive: true });
    for (const language of languages)
      await writeFile(
        join(folders.courses, id, `reading.${language}.md`),
        `## Title ${language}\n\nText with **weight**.\n`,
      );
  }
  return (name) => folders[name];
}
