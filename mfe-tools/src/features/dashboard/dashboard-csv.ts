import type { Dashboard, Language } from '@arcada/contracts';
import { monthName } from '../../shared/month-name.ts';

type Cell = string | number | null;

/** One cell as RFC 4180 has it. */
const cell = (value: Cell): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** What the dashboard shows, as CSV: tiles, months and disciplines. Numbers have a point and no separators. */
export function dashboardCsv(dashboard: Dashboard, t: (key: string) => string, language: Language): string {
  const { activeProjects, revenue, elements, disciplines, months } = dashboard;
  const rows: Cell[][] = [
    [t('dashboard.figure'), t('dashboard.value')],
    [t('tile.active'), activeProjects],
    [t('tile.revenue'), revenue.thisMonth],
    [t('tile.change'), revenue.change],
    [t('tile.elements'), elements.projects ? elements.count : null],
    [],
    [t('dashboard.month'), t('dashboard.revenue'), t('dashboard.hours')],
    ...months.map(({ month, revenue, hours }) => [monthName(month, language), revenue, hours]),
    [],
    [t('project.discipline'), t('dashboard.projects'), t('dashboard.share'), t('dashboard.contractValue')],
    ...disciplines.map(({ discipline, projects, share, value }) => [
      t(`discipline.${discipline}`),
      projects,
      share,
      value,
    ]),
  ];
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}
