import type { ManagedUser } from '@arcada/contracts';
import { Badge } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** Marks an account whose owner hasn't shown that the address is theirs: somebody else may have typed it. */
export function UnconfirmedBadge({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('admin');
  return user.emailConfirmed ? null : <Badge tone="warning">{t('users.unconfirmed')}</Badge>;
}
