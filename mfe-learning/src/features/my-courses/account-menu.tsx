import { links } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import { MenuLink } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Entries of the user menu: own courses, notices (the narrowest phones have no bell), and for authors, their content. */
export function Component() {
  const { t } = useTranslation('learning');
  const { hasRole } = useSession();
  return (
    <>
      <MenuLink component={Link} to={links.myCourses()}>
        {t('mine.title')}
      </MenuLink>
      <MenuLink component={Link} to={links.notices()}>
        {t('notices.title')}
      </MenuLink>
      {hasRole(['producer', 'admin']) && (
        <MenuLink component={Link} to={links.content()}>
          {t('mine.content')}
        </MenuLink>
      )}
    </>
  );
}
