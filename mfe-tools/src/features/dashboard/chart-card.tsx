import { Card, Disclosure } from '@arcada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type DefinedFigure, Definition } from './definition.tsx';

interface ChartCardProps {
  title: string;
  define: DefinedFigure;
  table: ReactNode;
  children: ReactNode;
}

/** A chart with its definition, and the same figures as a table below. */
export function ChartCard({ title, define, table, children }: ChartCardProps) {
  const { t } = useTranslation('tools');
  return (
    <Card padded className="dash-chart-card">
      <Definition name={define}>
        <h3>{title}</h3>
      </Definition>
      {children}
      <Disclosure title={t('dashboard.table')}>{table}</Disclosure>
    </Card>
  );
}
