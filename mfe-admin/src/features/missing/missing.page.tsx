import { links } from '@arcada/contracts';
import { EmptyState, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';

/** At an address that no page of the area has: said beside the links to all of them. */
export function Component() {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame title={t('missingPage.title')}>
      <EmptyState
        title={t('missingPage.text')}
        action={
          <LinkButton component={Link} to={links.admin()}>
            {t('missingPage.overview')}
          </LinkButton>
        }
      />
    </AdminFrame>
  );
}
