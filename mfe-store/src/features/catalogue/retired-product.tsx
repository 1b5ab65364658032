import type { Licence } from '@arcada/contracts';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { OwnedLinks } from './owned-links.tsx';

/** What is no longer sold, for a person who owns it. */
export function RetiredProduct({ owned }: { owned: Licence }) {
  const { t } = useTranslation('store');
  return (
    <>
      <h1>{owned.productName}</h1>
      <Notice title={t('product.retiredTitle')}>{t('product.retiredText')}</Notice>
      <OwnedLinks owned={owned} />
    </>
  );
}
