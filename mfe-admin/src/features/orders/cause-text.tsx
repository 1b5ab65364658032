import type { OrderCause } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';

/** Who or what did something to an order. */
export function CauseText({ cause: { kind, id, name } }: { cause: OrderCause }) {
  const { t } = useTranslation('admin');
  if (kind === 'admin') return name ?? t('orders.goneAdmin');
  return (
    <>
      {t(`orders.causes.${kind}`)}
      {id && <p className="a-small a-mute">{id}</p>}
    </>
  );
}
