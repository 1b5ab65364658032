import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import type { WorkFault } from './work/messages.ts';

export function useFaultText() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  return (fault: WorkFault): string => ('text' in fault ? fault.text[language] : t(`modelCheck.fault.${fault.key}`));
}
