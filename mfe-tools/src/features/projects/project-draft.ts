import {
  type ElementSource,
  isMonth,
  type Language,
  monthAfter,
  numberFormat,
  type Project,
  type ProjectDiscipline,
  type ProjectInput,
  type ProjectStatus,
  projectLimits,
} from '@arcada/contracts';

export interface FigureDraft {
  month: string;
  revenue: string;
  hours: string;
}

/** A project as it is typed: numbers are texts until they are sent. */
export interface ProjectDraft {
  name: string;
  client: string;
  discipline: ProjectDiscipline;
  status: ProjectStatus;
  value: string;
  startMonth: string;
  endMonth: string;
  count: string;
  source: ElementSource;
  countedOn: string;
  figures: FigureDraft[];
}

/** Key of a text for each field that can't be sent; figures by `figures.<row>.<column>`. */
export type DraftFaults = Record<string, string>;

export const emptyDraft = (month: string): ProjectDraft => ({
  name: '',
  client: '',
  discipline: 'architectural',
  status: 'active',
  value: '',
  startMonth: month,
  endMonth: '',
  count: '',
  source: 'manual',
  countedOn: '',
  figures: [],
});

/** As the page's language writes them; `readNumber` reads them back. */
const moneyIn = (dollars: number, language: Language) =>
  numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(dollars);

export const draftOf = (project: Project, language: Language): ProjectDraft => ({
  name: project.name,
  client: project.client,
  discipline: project.discipline,
  status: project.status,
  value: moneyIn(project.value, language),
  startMonth: project.startMonth,
  endMonth: project.endMonth ?? '',
  count: project.elements ? String(project.elements.count) : '',
  source: project.elements?.source ?? 'manual',
  countedOn: project.elements?.countedOn ?? '',
  figures: project.figures.map(({ month, revenue, hours }) => ({
    month,
    revenue: moneyIn(revenue, language),
    hours: hours === null ? '' : numberFormat(language, { useGrouping: false }).format(hours),
  })),
});

/** Marks of thousands that can mean nothing else: two kinds of marks, or one kind twice. `1.250` alone could be either. */
const grouped = /^\d{1,3}(?:(?:\.\d{3})+,\d{1,2}|(?:,\d{3})+\.\d{1,2}|(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;
const mark = /[.,](?=\d{3})/g;

/** A number with at most two decimals, after a point or a comma; undefined when it is something else. */
export function readNumber(text: string, most: number): number | undefined {
  const bare = text.trim().replaceAll(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?:\D|$))/g, '');
  const plain = (grouped.test(bare) ? bare.replaceAll(mark, '') : bare).replace(',', '.');
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(plain)) return undefined;
  const number = Number(plain);
  return number <= most ? number : undefined;
}

/** Cents are two digits: before three a single mark is one of thousands, in any language. */
const groupedOnce = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** An amount of money as a number. */
export function readMoney(text: string): number | undefined {
  const bare = text.trim();
  return readNumber(groupedOnce.test(bare) ? bare.replace(mark, '') : bare || '0', projectLimits.dollars);
}

/** The month after the last one, or the project's first. */
export const nextMonth = ({ figures, startMonth }: ProjectDraft): string => {
  const months = figures.map(({ month }) => month).filter(isMonth);
  return months.length ? monthAfter(months.toSorted().at(-1) as string, 1) : startMonth;
};

function faultsOf(draft: ProjectDraft): DraftFaults {
  const faults: DraftFaults = {};
  const check = (name: string, right: boolean, text: string) => {
    if (!right) faults[name] ??= text;
  };
  const { figures, startMonth, endMonth, count } = draft;
  check('name', draft.name.trim() !== '', 'common.required');
  check('value', readMoney(draft.value) !== undefined, 'project.moneyWrong');
  check('startMonth', isMonth(startMonth), 'project.monthWrong');
  check('endMonth', endMonth === '' || isMonth(endMonth), 'project.monthWrong');
  check('endMonth', endMonth === '' || endMonth >= startMonth, 'project.endsBefore');
  if (count.trim()) {
    check('count', /^\d{1,9}$/.test(count.trim()), 'project.countWrong');
    check('countedOn', /^\d{4}-\d\d-\d\d$/.test(draft.countedOn), 'common.required');
  }
  for (const [row, { month, revenue, hours }] of figures.entries()) {
    const at = `figures.${row}`;
    check(`${at}.month`, isMonth(month), 'project.monthWrong');
    check(`${at}.month`, figures.findIndex((other) => other.month === month) === row, 'project.monthTwice');
    check(`${at}.revenue`, readMoney(revenue) !== undefined, 'project.moneyWrong');
    check(`${at}.hours`, !hours.trim() || readNumber(hours, projectLimits.hours) !== undefined, 'project.hoursWrong');
  }
  return faults;
}

/** What is sent, or why it can't be. */
export function readDraft(draft: ProjectDraft): { input?: ProjectInput; faults: DraftFaults } {
  const faults = faultsOf(draft);
  if (Object.keys(faults).length) return { faults };
  const money = (text: string) => readMoney(text) ?? 0;
  return {
    faults,
    input: {
      name: draft.name.trim(),
      client: draft.client.trim(),
      discipline: draft.discipline,
      status: draft.status,
      value: money(draft.value),
      startMonth: draft.startMonth,
      endMonth: draft.endMonth || null,
      elements: draft.count.trim()
        ? { count: Number(draft.count), source: draft.source, countedOn: draft.countedOn }
        : null,
      figures: draft.figures.map(({ month, revenue, hours }) => ({
        month,
        revenue: money(revenue),
        hours: hours.trim() ? (readNumber(hours, projectLimits.hours) ?? 0) : null,
      })),
    },
  };
}
