import type { Rule } from './rule.ts';
import { codeListRules } from './rules/code-list-rules.ts';
import { deliverableDateRules } from './rules/deliverable-date-rules.ts';
import { deliverableRules } from './rules/deliverable-rules.ts';
import { eirDriftRules } from './rules/eir-drift-rules.ts';
import { fieldRules } from './rules/field-rules.ts';
import { formatRules } from './rules/format-rules.ts';
import { matrixRules } from './rules/matrix-rules.ts';
import { milestoneRules } from './rules/milestone-rules.ts';
import { namingRules } from './rules/naming-rules.ts';
import { needRules } from './rules/need-rules.ts';
import { peopleRules } from './rules/people-rules.ts';
import { referenceRules } from './rules/reference-rules.ts';
import { requirementRules } from './rules/requirement-rules.ts';
import { revisionRules } from './rules/revision-rules.ts';
import { rowRules } from './rules/row-rules.ts';
import { softwareRules } from './rules/software-rules.ts';
import { clashRules, statusRules } from './rules/status-rules.ts';
import { topicRules } from './rules/topic-rules.ts';
import { topicTextRules } from './rules/topic-text-rules.ts';

/** All rules, in the order in which findings of equal severity are listed: that of the form's steps. */
export const rules: readonly Rule[] = [
  ...fieldRules,
  ...revisionRules,
  ...peopleRules,
  ...matrixRules,
  ...codeListRules,
  ...statusRules,
  ...needRules,
  ...softwareRules,
  ...formatRules,
  ...clashRules,
  ...milestoneRules,
  ...deliverableRules,
  ...deliverableDateRules,
  ...namingRules,
  ...requirementRules,
  ...eirDriftRules,
  ...rowRules,
  ...referenceRules,
  ...topicTextRules,
  ...topicRules,
];
