import { type Dashboard, type Language, monthName } from '@arcada/contracts';
import type { CsvCell } from '@arcada/platform';

/** What the dashboard shows, as CSV: tiles, months and disciplines. Numbers have a point and no separators. */
export function dashboardRows(dashboard: Dashboard, t: (key: string) => string, language: Language): CsvCell[][] {
  const { activeProjects, revenue, elements, disciplines, months } = dashboard;
  return [
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
}
