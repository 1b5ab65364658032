import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@arcada/contracts';
import { secondsOf as lessonSeconds } from '../src/seed/course-rows.ts';
import type { LessonSeed } from '../src/seed/course-seed.ts';
import { courseSeeds } from '../src/seed/course-seeds.ts';

const seed = path.resolve(import.meta.dirname, '../src/seed');
const media = (file: string) => path.join(seed, 'media', file);
const read = (file: string) => readFileSync(file, 'utf8');

const lessonsOf = (course: (typeof courseSeeds)[number]) => course.chapters.flatMap(({ lessons }) => lessons);
const all = courseSeeds.flatMap((course) => lessonsOf(course).map((lesson) => ({ course, lesson })));
const videos = all.flatMap(({ course, lesson }) => (lesson.kind === 'video' ? [{ course, lesson }] : []));

/** Every text translated into three languages within a tree of data. */
function translatedIn(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && typeof value.en === 'string') return [value as Record<string, string>];
  return Object.values(value).flatMap(translatedIn);
}

const secondsOf = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
function cuesOf(file: string) {
  return read(file)
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [times = '', ...words] = block.trim().split('\n');
      const [from = '', to = ''] = times.split(' --> ');
      return { from: secondsOf(from), to: secondsOf(to), text: words.join(' ') };
    });
}

/** Seconds of an mp4, from the movie header box. */
function secondsOfClip(file: string): number {
  const bytes = readFileSync(file);
  const at = bytes.indexOf('mvhd') + 4;
  return bytes[at] === 1
    ? Number(bytes.readBigUInt64BE(at + 24)) / bytes.readUInt32BE(at + 20)
    : bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12);
}

test('the catalogue has two courses of each category, one on ISO 19650, and three featured', () => {
  const counts = Object.groupBy(courseSeeds, ({ category }) => category);
  expect(Object.values(counts).map((list) => list?.length)).toEqual([2, 2, 2, 2]);
  for (const language of languages) {
    expect(courseSeeds.filter(({ texts }) => texts[language].title.includes('ISO 19650'))).toHaveLength(1);
  }
  const ids = courseSeeds.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(courseSeeds.flatMap(({ related }) => related).filter((id) => !ids.includes(id))).toEqual([]);
  expect(courseSeeds.flatMap(({ featuredPlace }) => featuredPlace ?? []).sort()).toEqual([1, 2, 3]);
  const exercises = courseSeeds.filter((course) => lessonsOf(course).some(({ kind }) => kind === 'exercise'));
  expect(exercises.length).toBeGreaterThanOrEqual(4);
});

describe.each(courseSeeds)('$id', (course) => {
  const lessons = lessonsOf(course);
  const folder = path.join(seed, 'courses', course.id);
  const ofKind = (kind: LessonSeed['kind']) => lessons.filter((lesson) => lesson.kind === kind);

  test('has lessons of each required kind, and one or two previews', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(5);
    expect(lessons.length).toBeLessThanOrEqual(16);
    expect(ofKind('video').length).toBeGreaterThan(0);
    expect(ofKind('article').length).toBeGreaterThan(0);
    expect(ofKind('quiz')).toHaveLength(1);
    const previews = lessons.filter(({ preview }) => preview).length;
    expect([1, 2]).toContain(previews);
    expect(course.priceCents).toBeGreaterThanOrEqual(3900);
    expect(course.priceCents).toBeLessThanOrEqual(24900);
    expect(existsSync(path.join(seed, 'images', `${course.id}.svg`))).toBe(true);
    for (const ids of [lessons.map(({ id }) => id), course.chapters.map(({ id }) => id)]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('has every text in three languages', () => {
    for (const text of translatedIn([course.chapters, course.reviews, course.instructor])) {
      expect({ text, missing: languages.filter((language) => !text[language]?.trim()) }).toEqual({ text, missing: [] });
    }
    const shape = (language: (typeof languages)[number]) =>
      Object.entries(course.texts[language]).map(([key, value]) => [key, Array.isArray(value) ? value.length : 1]);
    for (const language of languages) expect(shape(language)).toEqual(shape('en'));
  });

  test('has the text of each article and the notes of each video, with the same structure in three languages', () => {
    const wanted = lessons.filter(({ kind }) => kind === 'article' || kind === 'video').map(({ id }) => id);
    const build = (text: string) => ({
      headings: text.match(/^#+ /gm)?.length ?? 0,
      rows: text.match(/^\|/gm)?.length ?? 0,
      code: text.match(/^```/gm)?.length ?? 0,
    });
    for (const id of wanted) {
      const texts = languages.map((language) => read(path.join(folder, `${id}.${language}.md`)));
      for (const text of texts) expect({ id, ...build(text) }).toEqual({ id, ...build(texts[0] ?? '') });
    }
    const written = readdirSync(folder).filter((file) => file.endsWith('.md'));
    expect(written.sort()).toEqual(wanted.flatMap((id) => languages.map((language) => `${id}.${language}.md`)).sort());
    for (const { id } of ofKind('article')) {
      for (const language of languages) {
        const words = read(path.join(folder, `${id}.${language}.md`)).split(/\s+/).length;
        expect({ id, language, enough: words >= 300, words }).toMatchObject({ enough: true });
      }
    }
  });

  test('has quizzes with right answers that exist, and exercises that can be solved', () => {
    for (const lesson of lessons) {
      if (lesson.kind === 'quiz') {
        expect(lesson.quiz.questions.length).toBeGreaterThanOrEqual(4);
        expect(lesson.quiz.asked ?? 1).toBeLessThan(lesson.quiz.questions.length);
        for (const { id, kind, options } of lesson.quiz.questions) {
          const right = options.filter((option) => option.right).length;
          expect({ id, right }).toEqual({ id, right: kind === 'single' ? 1 : right });
          expect(right).toBeGreaterThan(kind === 'single' ? 0 : 1);
          expect(right).toBeLessThan(options.length);
          expect(new Set(options.map((option) => option.id)).size).toBe(options.length);
        }
      }
      if (lesson.kind !== 'exercise') continue;
      const { exercise } = lesson;
      if (exercise.kind === 'find-faults') {
        const faults = exercise.rows.filter(({ fault }) => fault).length;
        expect(faults).toBeGreaterThan(0);
        expect(faults).toBeLessThan(exercise.rows.length);
        for (const { id, cells } of exercise.rows) {
          expect({ id, cells: cells.length }).toEqual({ id, cells: exercise.columns.length });
        }
      }
      if (exercise.kind === 'order-states') expect(exercise.items.length).toBeGreaterThanOrEqual(4);
      if (exercise.kind === 'name-files') {
        for (const name of [exercise.example, ...exercise.items.map(({ answer }) => answer)]) {
          const parts = name.split('-');
          expect({ name, fields: parts.length }).toEqual({ name, fields: exercise.convention.length });
          const foreign = exercise.convention.filter(({ values }, index) => {
            const codes = values.map(({ code }) => code);
            return !codes.some((code) => code.includes('…')) && !codes.includes(parts[index] ?? '');
          });
          expect({ name, foreign }).toEqual({ name, foreign: [] });
        }
      }
    }
  });

  test('has 45 minutes of work, an exercise in each chapter, tables, and a file', async () => {
    const seconds = await Promise.all(lessons.map((lesson) => lessonSeconds(course.id, lesson)));
    expect(seconds.reduce((sum, one) => sum + one, 0) / 60).toBeGreaterThanOrEqual(45);
    const isTask = ({ kind }: LessonSeed) => kind === 'exercise' || kind === 'quiz';
    const idle = course.chapters.filter((chapter) => !chapter.lessons.some(isTask));
    expect(idle.map(({ id }) => id)).toEqual([]);
    const tables = ofKind('article').filter(({ id }) => /^\|/m.test(read(path.join(folder, `${id}.en.md`))));
    expect(tables.length).toBeGreaterThanOrEqual(3);
    // The last exercise is the final task: done in a file of its lesson, and marked by what comes out of it.
    const last = ofKind('exercise').at(-1);
    expect(last?.kind === 'exercise' && last.exercise.kind).toBe('enter-results');
    expect(last?.files?.length).toBeGreaterThan(0);
    const quiz = ofKind('quiz').find((lesson) => lesson.kind === 'quiz');
    const { asked = 0, questions = [] } = quiz?.kind === 'quiz' ? quiz.quiz : {};
    expect(questions.length).toBeGreaterThanOrEqual(asked + 4);
    expect(asked).toBeGreaterThanOrEqual(8);
  });

  test('has a few reviews, newest first', () => {
    expect(course.reviews.length).toBeGreaterThan(0);
    expect(course.reviews.length).toBeLessThanOrEqual(10);
    const days = course.reviews.map(({ on }) => on);
    expect(days).toEqual([...days].sort().reverse());
    expect(course.publishedOn <= course.updatedOn).toBe(true);
  });
});

describe.each(videos)('clip of $course.id/$lesson.id', ({ lesson }) => {
  const seconds = secondsOfClip(media(`${lesson.clip}.mp4`));

  test('is short enough to be kept, begins with its index, and has its poster', () => {
    const bytes = readFileSync(media(`${lesson.clip}.mp4`));
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.length).toBeLessThan(1_500_000);
    expect(lesson.poster && existsSync(media(lesson.poster))).toBe(true);
  });

  test('has captions in three languages, in order and within the clip', () => {
    const starts = languages.map((language) => {
      const cues = cuesOf(media(`${lesson.clip}.${language}.vtt`));
      expect(cues.length).toBeGreaterThanOrEqual(8);
      cues.forEach((cue, index) => {
        expect(cue.text).not.toBe('');
        expect(cue.from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0);
        expect(cue.to).toBeGreaterThan(cue.from);
        // More than 21 characters a second can't be read.
        expect({ cue, fast: cue.text.length / (cue.to - cue.from) > 21 }).toEqual({ cue, fast: false });
        expect(cue.to).toBeLessThanOrEqual(seconds + 0.1);
      });
      return cues.map(({ from }) => from);
    });
    for (const list of starts) expect(list).toEqual(starts[0]);
  });
});

test('every lesson file exists, and no file in media is unused', () => {
  const files = all.flatMap(({ lesson }) => (lesson.files ?? []).map(({ file }) => file));
  expect(files.filter((file) => !existsSync(media(file)))).toEqual([]);
  const clips = videos.flatMap(({ lesson }) => [
    `${lesson.clip}.mp4`,
    lesson.poster,
    ...languages.map((language) => `${lesson.clip}.${language}.vtt`),
  ]);
  expect(readdirSync(media('')).sort()).toEqual([...new Set([...files, ...clips])].sort());
  const bytes = readdirSync(media('')).reduce((sum, file) => sum + statSync(media(file)).size, 0);
  expect(bytes).toBeLessThan(12_000_000);
});

const python = (() => {
  try {
    return execFileSync('python3', ['-c', 'import sys; print(sys.version)'], { encoding: 'utf8' });
  } catch {
    // A machine without Python still checks the rest of the content.
    return undefined;
  }
})();

test('Python files compile, where Python is installed', () => {
  for (const script of python ? readdirSync(media('')).filter((file) => file.endsWith('.py')) : []) {
    const compiled = path.join(tmpdir(), `arcada-${script}c`);
    const code = 'import py_compile, sys; py_compile.compile(sys.argv[1], cfile=sys.argv[2], doraise=True)';
    expect(() => execFileSync('python3', ['-c', code, media(script), compiled], { stdio: 'pipe' })).not.toThrow();
  }
});

/** Where a script of a lesson writes to. */
const report = path.join(tmpdir(), `arcada-report-${process.pid}.csv`);
afterAll(() => rmSync(report, { force: true }));

test.each([
  ['python-for-bim-first-steps/read-a-schedule', 'find_missing.py', ['doors-may.csv', 'FireRating'], 1],
  ['python-for-bim-first-steps/what-changed-since-may', 'compare_doors.py', ['doors-may.csv', 'doors-june.csv'], 0],
  ['python-for-bim-first-steps/your-first-run', 'first_run.py', [], 0],
  ['python-for-bim-first-steps/totals-for-a-report', 'report_doors.py', ['doors-august.csv', report], 0],
  ['python-for-bim-first-steps/rules-with-names', 'check_doors.py', ['doors-may.csv'], 1],
  ['ifc-checks-with-python/requirements-as-a-table', 'check_ifc.py', ['two-storeys.ifc', 'requirements.csv'], 1],
  ['ifc-checks-with-python/relations-and-types', 'check_relations.py', ['door-types.ifc'], 0],
  ['responsibility-and-delivery-plans/a-date-that-holds', 'check_midp.py', ['midp.csv', 'milestones.csv'], 1],
] as const)('%s shows what its script answers', (lesson, script, files, status) => {
  const run = spawnSync('python3', ['-B', script, ...files], { cwd: media(''), encoding: 'utf8' });
  for (const language of languages) {
    const text = read(path.join(seed, 'courses', `${lesson}.${language}.md`));
    // The last article refers to the file for its script.
    if (script !== 'check_midp.py') expect(text).toContain(read(media(script)).trim());
    // The whole output, as a code block or as inline code in a sentence.
    const shown = [`\n${run.stdout.trim()}\n\`\`\``, `\`${run.stdout.trim()}\``].filter((answer) =>
      text.includes(answer),
    );
    if (python) expect({ language, answer: run.stdout, shown: shown.length }).toMatchObject({ shown: 1 });
  }
  if (python) expect({ status: run.status, stderr: run.stderr }).toEqual({ status, stderr: '' });
});

test.each([
  ['python-for-bim-first-steps/inside-revit', 'list_doors_pyrevit.py'],
  ['ifc-checks-with-python/with-a-library', 'check_with_library.py'],
] as const)('%s shows the script that needs more than Python as it is downloaded', (lesson, script) => {
  for (const language of languages) {
    const text = read(path.join(seed, 'courses', `${lesson}.${language}.md`));
    expect(text).toContain(read(media(script)).trim());
  }
});
