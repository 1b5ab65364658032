import type { Page } from '@playwright/test';
import { fieldLabels, optionLabels, tableLabels, toolWords } from '../../tools/test/plan-words.ts';
import { expect } from '../site/site-test.ts';
import { pasteRows, select } from './maker-pages.ts';

export type Language = 'en' | 'pt-BR' | 'es';

const typed = {
  'basic-information': { documentNumber: 'HL-ARC-XX-XX-PP-X-0001', status: 'S1' },
  'project-info': { location: 'Lisboa', description: 'A library with three floors.' },
  'project-team': {
    appointingParty: 'City of Lisbon',
    leadAppointedParty: 'ARC Studio',
    projectManager: 'Rita Nunes',
    bimManager: 'Luís Prado',
  },
  'bim-standards': { classification: 'Uniclass 2015', coordinateSystem: 'ETRS89 / PT-TM06' },
  'software-tools': { cde: 'The client’s platform' },
} as const;
const chosen = {
  'basic-information': {},
  'project-info': { projectType: 'commercial', projectSize: 'large' },
  'project-team': {},
  'bim-standards': { bimStandard: 'iso-19650', measurementUnits: 'mm' },
  'software-tools': { coordinationMethod: 'federated' },
} as const;
/** As a spreadsheet has them; options by their stored names, which are read in every language. */
const tables = {
  'basic-information': {},
  'project-info': {},
  'project-team': {
    parties: ['ARC\tARC Studio\tarchitect\tarchitecture\tAna Dias', 'STR\tSTR Ltd\tengineer\tstructure\tTom Lee'],
  },
  'bim-standards': {
    informationNeeds: [
      'LOIN-1\tcoordination\tM1\tClient\tWall\t\tproperty\tPset_WallCommon\tFireRating\tIfcLabel\trequired',
    ],
  },
  'software-tools': {
    softwareTools: ['Revit\t2024\tAuthoring\tARC'],
    exchangeFormats: ['rvt\t2025\tAuthoring\tRevit', 'ifc\tIFC4\tCoordination\tRevit'],
  },
} as const;

type StepId = keyof typeof typed;
export const filledSteps = Object.keys(typed) as StepId[];

/** Fills in one step by typing, choosing and pasting, and goes on to the next. */
export async function fillStep(page: Page, language: Language, step: StepId) {
  const words = toolWords(language);
  await expect(
    page.getByRole('heading', { name: words('form.stepOf', { number: filledSteps.indexOf(step) + 1, count: 7 }) }),
  ).toBeAttached();
  for (const [field, text] of Object.entries(typed[step])) {
    const label = fieldLabels[field as keyof typeof fieldLabels][language];
    await page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true }))
      .fill(text);
  }
  for (const [field, option] of Object.entries(chosen[step])) {
    const list: Record<string, Record<Language, string>> = optionLabels[field as 'projectType'];
    await select(page, fieldLabels[field as keyof typeof fieldLabels][language], list[option]?.[language] ?? '');
  }
  for (const [table, rows] of Object.entries(tables[step])) {
    const label = tableLabels[table as keyof typeof tableLabels][language];
    await pasteRows(page, page.getByRole('region', { name: label, exact: true }), [...rows]);
  }
  await page.getByRole('button', { name: words('form.next'), exact: true }).click();
}
