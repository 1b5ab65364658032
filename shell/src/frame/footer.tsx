import { footerTargets, legalLine, site, socialAccounts } from '@arcada/contracts';
import { GithubIcon, IconLink, LinkedinIcon, Logo, YoutubeIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNavigation } from './navigation.ts';

const placeholders = ['support', 'terms', 'privacy', 'careers', 'help', 'documentation'] as const;

function FooterText({ target, children }: { target: string | undefined; children: string }) {
  if (!target) return <span className="f-footer-placeholder">{children}</span>;
  return target.startsWith('/') ? <Link to={target}>{children}</Link> : <a href={target}>{children}</a>;
}

const networks = [
  { key: 'linkedin', label: 'LinkedIn', icon: <LinkedinIcon /> },
  { key: 'youtube', label: 'YouTube', icon: <YoutubeIcon /> },
  { key: 'github', label: 'GitHub', icon: <GithubIcon /> },
] as const;

/** Only pages that the house has: nothing leads to a network's front page. */
export function SocialLinks({ accounts }: { accounts: typeof socialAccounts }) {
  const known = networks.flatMap(({ key, ...network }) => {
    const href = accounts[key];
    return href ? [{ ...network, href }] : [];
  });
  if (known.length === 0) return null;
  return (
    <div className="a-row">
      {known.map((network) => (
        <IconLink key={network.label} {...network} rel="me noopener" />
      ))}
    </div>
  );
}

/** Links without a target are plain text until one is configured, and don't look like links. */
export function Footer() {
  const { t } = useTranslation('shell');
  const entries = useNavigation('footer');
  return (
    <footer className="f-footer">
      <div className="a-container f-footer-row">
        <div className="f-footer-brand">
          <Logo name={site.name} />
          <p className="a-mute">{t('footer.tagline')}</p>
          <SocialLinks accounts={socialAccounts} />
        </div>
        <div>
          <h2 className="f-footer-title">{t('footer.explore')}</h2>
          <ul className="a-list f-footer-list">
            {entries.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="f-footer-title">{t('footer.company')}</h2>
          <ul className="a-list f-footer-list f-footer-list--two">
            {placeholders.map((key) => (
              <li key={key}>
                <FooterText target={footerTargets[key]}>{t(`footer.${key}`)}</FooterText>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="a-container">
        <p className="f-copyright a-mute">
          {t('footer.copyright', { year: new Date().getUTCFullYear(), name: site.name })}
          <br />
          {legalLine}
        </p>
      </div>
    </footer>
  );
}
