import { z } from 'zod';
import { authoringLimits, courseStatuses, missingParts, taskIds } from './authoring.ts';
import { courseCategories, lessonKinds } from './course.ts';
import { languages, type Translated } from './languages.ts';
import { slugSchema } from './list.schema.ts';
import { validationText } from './validation-texts.ts';

// A language without text is left out: a copy would keep the old words when the other language is corrected.
const written = (texts: { [language in keyof Translated]?: string | undefined }): Partial<Translated> =>
  Object.fromEntries(languages.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));
/** A text in at least one language; learners of the others read one of those that are given. */
const translated = (most: number) => {
  const text = z.string().trim().max(most).optional();
  return z
    .object({ en: text, 'pt-BR': text, es: text })
    .refine(
      (texts) => Object.values(texts).some(Boolean),
      validationText({
        en: 'Write this text in at least one language.',
        'pt-BR': 'Escreva este texto em pelo menos um idioma.',
        es: 'Escribe este texto al menos en un idioma.',
      }),
    )
    .transform(written);
};
/** A text that may still be empty: the service says which one of an exercise is missing. */
const unwritten = (most: number) => {
  const text = z.string().trim().max(most).optional();
  return z.object({ en: text, 'pt-BR': text, es: text }).transform(written);
};
const id = z.string().regex(
  taskIds,
  validationText({
    en: 'Use lower-case letters, digits and hyphens.',
    'pt-BR': 'Use letras minúsculas, dígitos e hifens.',
    es: 'Usa minúsculas, dígitos y guiones.',
  }),
);
const unique = <T extends { id: string }>(items: T[]) => new Set(items.map((item) => item.id)).size === items.length;
const sameId = validationText({
  en: 'Each id may be used only once.',
  'pt-BR': 'Cada id só pode ser usado uma vez.',
  es: 'Cada id solo puede usarse una vez.',
});
const listOf = (most: number) => z.array(z.string().trim().min(1).max(most)).max(30);

export const authoredTextSchema = z.object({
  title: z.string().trim().min(3).max(200),
  description: z.string().trim().max(500),
  body: listOf(4000),
  outcomes: listOf(300),
  audience: listOf(300),
  requirements: listOf(300),
  instructorTitle: z.string().trim().max(200),
  instructorBio: z.string().trim().max(2000),
});

export const newCourseSchema = z.object({
  title: z.string().trim().min(3).max(200),
  category: z.enum(courseCategories),
});
export const courseChangeSchema = z.object({
  category: z.enum(courseCategories).optional(),
  price: z.number().min(0).max(100_000).multipleOf(0.01).optional(),
  softwareVersion: z.string().trim().min(1).max(120).optional(),
  instructorName: z.string().trim().min(1).max(120).optional(),
  related: z.array(slugSchema).max(6).optional(),
  texts: z
    .object({
      en: authoredTextSchema.partial(),
      'pt-BR': authoredTextSchema.partial(),
      es: authoredTextSchema.partial(),
    })
    .partial()
    .optional(),
});

/** The whole order at once: every lesson of the course stands in it once. A chapter without id is new. */
export const courseStructureSchema = z.object({
  chapters: z
    .array(z.object({ id: id.optional(), title: translated(200), lessons: z.array(slugSchema).max(100) }))
    .max(50)
    .refine((chapters) => {
      const ids = chapters.flatMap((chapter) => chapter.id ?? []);
      return new Set(ids).size === ids.length;
    }, sameId),
});
export const newLessonSchema = z.object({
  chapterId: slugSchema,
  kind: z.enum(lessonKinds),
  title: z.string().trim().min(1).max(200),
});

const questionSchema = z
  .object({
    id,
    text: translated(1000),
    kind: z.enum(['single', 'multiple']),
    options: z
      .array(z.object({ id, text: translated(500), right: z.literal(true).optional() }))
      .min(2)
      .max(10)
      .refine(unique, sameId),
    explanation: translated(1000),
  })
  .refine(
    ({ options }) => options.some(({ right }) => right),
    validationText({
      en: 'Mark at least one option as right.',
      'pt-BR': 'Marque pelo menos uma opção como correta.',
      es: 'Marca al menos una opción como correcta.',
    }),
  )
  .refine(
    ({ kind, options }) => kind === 'multiple' || options.filter(({ right }) => right).length < 2,
    validationText({
      en: 'A question with a single answer has one right option.',
      'pt-BR': 'Uma pergunta de resposta única tem uma opção correta.',
      es: 'Una pregunta de respuesta única tiene una opción correcta.',
    }),
  );
export const authoredQuizSchema = z.object({
  passMark: z.number().min(0.1).max(1),
  questions: z.array(questionSchema).min(1).max(30).refine(unique, sameId),
});

const text = unwritten(500);
/** Limits and ids; that it can be solved is checked by the service, which says what is wrong and where. */
export const authoredExerciseSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('name-files'),
    task: unwritten(2000),
    convention: z
      .array(
        z.object({
          field: unwritten(100),
          values: z.array(z.object({ code: z.string().trim().max(40), meaning: unwritten(200) })).max(40),
        }),
      )
      .max(12),
    example: z.string().trim().max(120),
    items: z
      .array(z.object({ id, text, answer: z.string().trim().max(120), explanation: text }))
      .max(20)
      .refine(unique, sameId),
  }),
  z.object({
    kind: z.literal('find-faults'),
    task: unwritten(2000),
    columns: z.array(unwritten(100)).max(10),
    /** A row with a `fault` is wrong. */
    rows: z
      .array(z.object({ id, cells: z.array(text).max(10), fault: text.optional(), why: text.optional() }))
      .max(40)
      .refine(unique, sameId),
  }),
  z.object({
    kind: z.literal('order-states'),
    task: unwritten(2000),
    items: z
      .array(z.object({ id, text, explanation: text }))
      .max(12)
      .refine(unique, sameId),
  }),
]);

const uploadName = z.string().max(200);
const lessonTextSchema = z.object({
  title: z.string().trim().min(1).max(200),
  summary: z.string().trim().max(1000),
  /** Markdown: an article, or notes to a video. */
  body: z.string().max(authoringLimits.article),
});
export const lessonChangeSchema = z.object({
  texts: z.object({ en: lessonTextSchema, 'pt-BR': lessonTextSchema, es: lessonTextSchema }).partial().optional(),
  durationSeconds: z.int().min(1).max(86_400).optional(),
  preview: z.boolean().optional(),
  /** Names that uploads were answered with. */
  clip: uploadName.nullable().optional(),
  poster: uploadName.nullable().optional(),
  captions: z.object({ en: uploadName, 'pt-BR': uploadName, es: uploadName }).partial().optional(),
  files: z
    .array(z.object({ file: uploadName, name: translated(200) }))
    .max(20)
    .optional(),
  quiz: authoredQuizSchema.nullable().optional(),
  exercise: authoredExerciseSchema.nullable().optional(),
});

const authoredSummary = {
  id: slugSchema,
  title: z.string(),
  status: z.enum(courseStatuses),
  category: z.enum(courseCategories),
  level: z.string(),
  price: z.number(),
  lessonCount: z.int(),
  /** What an admin wrote when sending it back. */
  adminNote: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
};
export const authoredCourseSummarySchema = z.object(authoredSummary);
export const authoredLessonSchema = z.object({
  id: slugSchema,
  kind: z.enum(lessonKinds),
  durationSeconds: z.int(),
  preview: z.boolean(),
  clip: z.string().nullable(),
  poster: z.string().nullable(),
  captions: z.record(z.string(), z.string()),
  files: z.array(z.object({ file: z.string(), name: z.record(z.string(), z.string()), bytes: z.int() })),
  /** With the right answers, as they were given. */
  quiz: z.unknown().nullable(),
  exercise: z.unknown().nullable(),
  texts: z.record(z.string(), z.object({ title: z.string(), summary: z.string(), body: z.string() })),
  /** For If-Match when texts, quiz, exercise or preview are changed. */
  version: z.string(),
});
export const authoredCourseSchema = z.object({
  ...authoredSummary,
  softwareVersion: z.string(),
  instructorName: z.string(),
  related: z.array(slugSchema),
  texts: z.record(z.string(), authoredTextSchema.extend({ title: z.string() })),
  chapters: z.array(
    z.object({ id: slugSchema, title: z.record(z.string(), z.string()), lessons: z.array(authoredLessonSchema) }),
  ),
  /** For If-Match when a part is changed. */
  versions: z.object({ texts: z.string(), facts: z.string(), structure: z.string() }),
  /** What is still missing before it can be submitted; empty when nothing is. */
  missing: z.array(z.object({ lessonId: slugSchema.nullable(), what: z.enum(missingParts) })),
});
export const uploadSchema = z.object({ file: z.string(), contentType: z.string(), bytes: z.int() });

export const adminCourseSchema = z.object({
  ...authoredSummary,
  ownerId: z.uuid().nullable(),
  instructorName: z.string(),
  featuredPlace: z.int().nullable(),
});
export const adminCourseChangeSchema = z.object({
  price: z.number().min(0).max(100_000).multipleOf(0.01).optional(),
  level: z.string().trim().min(1).max(40).optional(),
  featuredPlace: z.int().min(1).max(3).nullable().optional(),
  /** True takes a published course off the catalogue, false puts it back; the enrolled keep it. */
  archived: z.boolean().optional(),
});

/** Own sales; what was refunded counts in `refundedUnits` alone. `revenue` leaves out sales whose price isn't known. */
export const courseSalesSchema = z.object({
  courses: z.array(
    z.object({
      courseId: slugSchema,
      title: z.string(),
      units: z.int(),
      refundedUnits: z.int(),
      revenue: z.number(),
    }),
  ),
  /** Newest first, 200 at most. */
  sales: z.array(
    z.object({
      courseId: slugSchema,
      units: z.int(),
      revenue: z.number().nullable(),
      boughtAt: z.iso.datetime(),
      refunded: z.boolean(),
    }),
  ),
});
