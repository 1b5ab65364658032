import { z } from 'zod';
import { pageOf, pageQuery, uuidSchema } from '../http/list.schema.ts';
import { validationText } from '../texts/validation-texts.ts';
import { writtenLine } from '../texts/written-text.ts';
import { elementSources, isMonth, projectDisciplines, projectLimits, projectStatuses } from './project.ts';

const noMonth = validationText({
  en: 'Enter a month such as 2026-11.',
  'pt-BR': 'Informe um mês como 2026-11.',
  es: 'Introduce un mes como 2026-11.',
});
const sameMonth = validationText({
  en: 'Each month may appear only once.',
  'pt-BR': 'Cada mês pode aparecer apenas uma vez.',
  es: 'Cada mes puede aparecer solo una vez.',
});

/** A month of the calendar: `2026-11`. */
export const monthSchema = z.string().refine(isMonth, noMonth);
const dollars = z.number().min(0).max(projectLimits.dollars).multipleOf(0.01);
const shortText = writtenLine.max(projectLimits.text);

/** What one month of a project brought, and the hours that it took; null when they weren't recorded. */
export const monthlyFigureSchema = z.strictObject({
  month: monthSchema,
  revenue: dollars,
  hours: z.number().min(0).max(projectLimits.hours).multipleOf(0.01).nullable(),
});
export type MonthlyFigure = z.infer<typeof monthlyFigureSchema>;

export const projectElementsSchema = z.strictObject({
  count: z.int().min(0).max(projectLimits.elements),
  source: z.enum(elementSources),
  /** The day on which they were counted. */
  countedOn: z.iso.date(),
});
export type ProjectElements = z.infer<typeof projectElementsSchema>;

const hasEachMonthOnce = (figures: readonly MonthlyFigure[]) =>
  new Set(figures.map(({ month }) => month)).size === figures.length;

/** What is typed of a project. `value` is the contract's, in USD. */
export const projectInputSchema = z.strictObject({
  name: shortText.min(1),
  client: shortText,
  discipline: z.enum(projectDisciplines),
  value: dollars,
  status: z.enum(projectStatuses),
  startMonth: monthSchema,
  endMonth: monthSchema.nullable(),
  elements: projectElementsSchema.nullable(),
  figures: z.array(monthlyFigureSchema).max(projectLimits.figures).refine(hasEachMonthOnce, sameMonth),
});
export type ProjectInput = z.infer<typeof projectInputSchema>;

/** Body of `POST /api/projects`: `documentId` is of an own document, which belongs to it from then on. */
export const newProjectSchema = projectInputSchema.extend({ documentId: uuidSchema.optional() });
export type NewProject = z.infer<typeof newProjectSchema>;

/** Body of `PATCH /api/projects/{id}`: the fields to change; `figures` replaces all of them. */
export const projectChangeSchema = projectInputSchema.partial();
export type ProjectChange = z.infer<typeof projectChangeSchema>;

export const projectSchema = projectInputSchema.extend({
  id: uuidSchema,
  /** The ETag, without quotes, that a change sends as If-Match. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Project = z.infer<typeof projectSchema>;

/** A project in a list: its months are added up. */
export const projectSummarySchema = projectSchema.omit({ figures: true }).extend({ revenue: z.number() });
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

export const projectQuery = pageQuery.extend({
  q: z.string().trim().max(200).optional(),
  status: z.enum(projectStatuses).optional(),
});
export type ProjectQuery = z.infer<typeof projectQuery>;
export const projectPageSchema = pageOf(projectSummarySchema);
