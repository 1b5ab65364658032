import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** Says that the address asks for parts that the list does not have, so that nobody takes all of it for one of them. */
export function UnknownFilter({ values }: { values: readonly string[] }) {
  const { t } = useTranslation('admin');
  return values.map((value) => (
    <Notice key={value} tone="warning">
      {t('list.unknownFilter', { value })}
    </Notice>
  ));
}
