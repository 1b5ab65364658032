import {
  formatPrice,
  links,
  monthName,
  numberFormat,
  type ProjectStatus,
  type ProjectSummary,
} from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const tones = { active: 'success', completed: 'info', archived: 'warning' } as const satisfies Record<
  ProjectStatus,
  string
>;

export function ProjectTable({ projects }: { projects: readonly ProjectSummary[] }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const columns: ColumnsType<ProjectSummary> = [
    {
      title: t('project.name'),
      dataIndex: 'name',
      render: (name: string, { id, client }) => (
        <div className="dash-project-name">
          <Link className="a-link" to={links.project(id)}>
            {name}
          </Link>
          <span className="a-small a-mute">{client}</span>
        </div>
      ),
    },
    {
      title: t('project.status'),
      dataIndex: 'status',
      render: (status: ProjectStatus) => <Badge tone={tones[status]}>{t(`projectStatus.${status}`)}</Badge>,
    },
    { title: t('project.discipline'), dataIndex: 'discipline', render: (each: string) => t(`discipline.${each}`) },
    {
      title: t('projects.period'),
      key: 'period',
      render: (_, { startMonth, endMonth }) =>
        `${monthName(startMonth, language)} – ${endMonth ? monthName(endMonth, language) : '…'}`,
    },
    {
      title: t('projects.value'),
      dataIndex: 'value',
      align: 'right',
      render: (value: number) => formatPrice(value),
    },
    {
      title: t('projects.revenue'),
      dataIndex: 'revenue',
      align: 'right',
      render: (value: number) => formatPrice(value),
    },
    {
      title: t('projects.elements'),
      dataIndex: 'elements',
      align: 'right',
      render: (elements: ProjectSummary['elements']) =>
        elements ? numberFormat(language).format(elements.count) : '–',
    },
  ];
  return <DataTable className="dash-projects" columns={columns} dataSource={[...projects]} rowKey="id" />;
}
