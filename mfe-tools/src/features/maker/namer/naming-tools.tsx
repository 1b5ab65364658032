import { Disclosure } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';
import { CheckNames } from './check-names.tsx';
import { MakeName } from './make-name.tsx';
import './naming-tools.css';

/** What the naming fields are for: names made by them, and names checked against them. */
export function NamingTools() {
  const { t } = useTranslation('tools');
  const { document } = useEditing();
  if (document.tables.naming.length === 0) return null;
  return (
    <div className="tools-namer">
      <Disclosure title={t('namer.make')}>
        <MakeName document={document} />
      </Disclosure>
      <Disclosure title={t('namer.check')}>
        <CheckNames document={document} />
      </Disclosure>
    </div>
  );
}
