import type { Licence } from '@arcada/contracts';
import { dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { AntdTheme, type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';

type Machine = Licence['machines'][number];

interface MachinesTableProps {
  licence: Licence;
  busy: boolean;
  onRelease: (machine: Machine) => void;
}

/** The machines on which a licence is active, each with a button to release it. */
export function MachinesTable({ licence, busy, onRelease }: MachinesTableProps) {
  const { t } = useTranslation('store');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  const columns: ColumnsType<Machine> = [
    {
      title: t('licences.machine'),
      dataIndex: 'name',
      // A computer's name is one word to its reader; a long one may still break.
      render: (name: string, { activatedAt }) => (
        <>
          <span className="commerce-machine">{name}</span>
          <span className="a-small a-mute commerce-machine-date">{date.format(new Date(activatedAt))}</span>
        </>
      ),
      sorter: (a, b) => a.name.localeCompare(b.name, language),
    },
    {
      title: t('licences.activated'),
      dataIndex: 'activatedAt',
      // On phones it is below the name, so that the button keeps its room.
      className: 'commerce-machine-column',
      render: (when: string) => date.format(new Date(when)),
      sorter: (a, b) => a.activatedAt.localeCompare(b.activatedAt),
    },
    {
      key: 'release',
      title: <span className="a-visually-hidden">{t('common.actions')}</span>,
      align: 'right',
      render: (_, machine) => (
        <Button
          size="small"
          loading={busy}
          aria-label={t('licences.releaseNamed', { name: machine.name })}
          onClick={() => onRelease(machine)}
        >
          {t('licences.release')}
        </Button>
      ),
    },
  ];
  return (
    <AntdTheme language={language}>
      <DataTable columns={columns} dataSource={licence.machines} rowKey="machineId" size="small" />
    </AntdTheme>
  );
}
