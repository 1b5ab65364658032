import { useTranslation } from 'react-i18next';
import type { WorkFault } from './work/messages.ts';

export function useFaultText() {
  const { t } = useTranslation('tools');
  return (fault: WorkFault): string => ('text' in fault ? fault.text : t(`modelCheck.fault.${fault.key}`));
}
