import type { Outcome, ReportLanguage, SchemaName } from '@arcada/ids';

/** The first message: where the result comes from, and what reports say about it. */
export interface ReportStart {
  results: MessagePort;
  language: ReportLanguage;
  modelName: string;
  title: string;
  checkedAt: Date;
  /** Shown in BCF files as who created the topics. */
  author: string;
}

export interface SpecificationSummary {
  name: string;
  status: Outcome;
  /** The status in words. */
  statusText: string;
  /** Why it fails as a whole, or that nothing was checked; else empty. */
  reason: string;
  applicable: number;
  failed: number;
  requirements: { text: string; failed: number }[];
}
export interface ReportSummary {
  language: ReportLanguage;
  schema: SchemaName;
  /** The versions that specifications are for which don't name the model's. */
  otherVersions: string[];
  status: 'pass' | 'fail';
  statusText: string;
  specifications: SpecificationSummary[];
  /** Rows of the table of failures. */
  failures: number;
}

export interface FailureRow {
  /** Its place among all rows, from 0. */
  at: number;
  specification: string;
  requirement: string;
  className: string;
  name: string;
  /** Empty for instances without one, such as materials. */
  globalId: string;
  why: string;
}
export interface FailureQuery {
  /** Number of a specification, from 0; all without it. */
  specification?: number;
  /** Words that a row must contain. */
  text: string;
  from: number;
  count: number;
}
export interface FailurePage {
  rows: FailureRow[];
  /** Rows that fit, on all pages. */
  total: number;
}

export const reportFormats = ['xlsx', 'bcf', 'json', 'junit'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export type ReportQuestion = { id: number } & (
  | { failures: FailureQuery }
  | { file: ReportFormat }
  | { language: ReportLanguage }
);
export type ReportAnswer =
  | { summary: ReportSummary }
  /** There is no report. */
  | { failed: true }
  | { id: number; failures: FailurePage }
  | { id: number; file: Blob }
  /** In the language that was asked for, as everything after it. */
  | { id: number; summary: ReportSummary }
  | { id: number; failed: true };
