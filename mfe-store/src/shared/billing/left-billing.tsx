import type { useDraft } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** What was typed in a tab that has been closed since, and the choice what becomes of it. */
export type Left = Pick<ReturnType<typeof useDraft>, 'take' | 'refuse'> & {
  /** By which its buyer recognises it; undefined when there is nothing. */
  name: string | undefined;
};

interface LeftBillingProps {
  left: readonly Left[];
  /** Its buttons go with it: the focus belongs somewhere else then. */
  onDecided: () => void;
}

/** Offers details of an invoice that were typed earlier: they may be of another purchase. */
export function LeftBilling({ left, onDecided }: LeftBillingProps) {
  const { t } = useTranslation('store');
  const offered = left.filter(({ name }) => name !== undefined);
  if (offered.length === 0) return null;
  const decide = (work: (one: Left) => void) => {
    offered.forEach(work);
    onDecided();
  };
  const name = offered.map(({ name }) => name).join(' · ');
  return (
    <Notice
      actions={
        <>
          <Button size="small" onClick={() => decide((one) => one.take())}>
            {t('billing.leftTake')}
          </Button>
          <Button size="small" onClick={() => decide((one) => one.refuse())}>
            {t('billing.leftRefuse')}
          </Button>
        </>
      }
    >
      {t('billing.left', { name })}
    </Notice>
  );
}
