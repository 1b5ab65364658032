import { dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';

/** Says of a product that is published by schedule that a sync doesn't put it on sale. */
export function SaleToCome({ from }: { from: string | null }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  if (!from) return null;
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(from));
  return <p className="a-small a-mute">{t('stripe.notOnSaleYet', { time })}</p>;
}
