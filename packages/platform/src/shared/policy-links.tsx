import { links } from '@arcada/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface PolicyLinksProps {
  /** What this form does with what is typed into it. */
  children?: ReactNode;
  /** Whether pressing the button accepts the terms. */
  terms?: boolean;
}

/** For every form that takes personal data: what becomes of them, and where the rest is written. */
export function PolicyLinks({ children, terms }: PolicyLinksProps) {
  const { t } = useTranslation();
  return (
    <p className="a-small a-mute">
      {children}{' '}
      {terms && (
        <>
          <Link className="a-link" to={links.terms()}>
            {t('common.terms')}
          </Link>
          {' · '}
        </>
      )}
      <Link className="a-link" to={links.privacy()}>
        {t('common.privacy')}
      </Link>
    </p>
  );
}
