import { Card, Disclosure } from '@arcada/ui';
import { Explained, TooltipProvider } from '@arcada/ui/tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ChartCardProps {
  title: string;
  define: 'performance' | 'disciplines';
  table: ReactNode;
  children: ReactNode;
}

/** A chart with its definition, and the same figures as a table below. */
export function ChartCard({ title, define, table, children }: ChartCardProps) {
  const { t } = useTranslation('tools');
  return (
    <Card padded className="dash-chart-card">
      <TooltipProvider>
        <Explained text={t(`define.${define}`)} label={t('define.open', { name: t(`defined.${define}`) })}>
          <h3>{title}</h3>
        </Explained>
      </TooltipProvider>
      {children}
      <Disclosure title={t('dashboard.table')}>{table}</Disclosure>
    </Card>
  );
}
