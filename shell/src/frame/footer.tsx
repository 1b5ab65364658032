import { footerTargets, site } from '@arcada/contracts';
import { GithubIcon, IconLink, LinkedinIcon, Logo, YoutubeIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNavigation } from './navigation.ts';

const placeholders = ['support', 'terms', 'privacy', 'careers', 'help', 'documentation'] as const;

function FooterText({ target, children }: { target: string | undefined; children: string }) {
  if (!target) return <span className="f-footer-placeholder">{children}</span>;
  return target.startsWith('/') ? <Link to={target}>{children}</Link> : <a href={target}>{children}</a>;
}

/** Links without a target are plain text until one is configured, and don't look like links (decisions 36, 52). */
export function Footer() {
  const { t } = useTranslation('shell');
  const entries = useNavigation('footer');
  return (
    <footer className="f-footer">
      <div className="a-container f-footer-row">
        <div className="f-footer-brand">
          <Logo name={site.name} />
          <p className="a-mute">{t('footer.tagline')}</p>
          <div className="a-row">
            <IconLink href={site.social.linkedin} label="LinkedIn" icon={<LinkedinIcon />} rel="noopener" />
            <IconLink href={site.social.youtube} label="YouTube" icon={<YoutubeIcon />} rel="noopener" />
            <IconLink href={site.social.github} label="GitHub" icon={<GithubIcon />} rel="noopener" />
          </div>
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
        </p>
      </div>
    </footer>
  );
}
