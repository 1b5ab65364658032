import { Button, Notice } from '@arcada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface CartNoticeProps {
  title?: string;
  isLoading: boolean;
  onSeen: () => void;
  children: ReactNode;
}

/** What has changed in the cart without the buyer, until the buyer says that it is understood. */
export function CartNotice({ title, isLoading, onSeen, children }: CartNoticeProps) {
  const { t } = useTranslation('shell');
  return (
    <Notice
      tone="warning"
      live
      {...(title !== undefined && { title })}
      actions={
        <Button size="small" loading={isLoading} onClick={onSeen}>
          {t('cart.removedSeen')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
