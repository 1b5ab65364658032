import { links } from '@arcada/contracts';
import { DownloadIcon, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AwardIcon } from '../../shared/icons.tsx';

/** Shown at the end of a course: the certificate as PDF, its code, and where others verify it. */
export function CertificatePanel({ courseId, code }: { courseId: string; code: string }) {
  const { t } = useTranslation('learning');
  return (
    <section className="learn-certificate">
      <AwardIcon size={40} />
      <div className="a-stack">
        <h2 className="learn-certificate-title">{t('certificate.won')}</h2>
        <p>{t('certificate.wonText')}</p>
        <p className="a-small">
          {t('certificate.code')} <code className="a-code">{code}</code>
        </p>
        <div className="a-row">
          <LinkButton
            href={`/api/courses/${encodeURIComponent(courseId)}/certificate`}
            download
            variant="primary"
            icon={<DownloadIcon />}
          >
            {t('certificate.download')}
          </LinkButton>
          <LinkButton component={Link} to={links.certificate(code)}>
            {t('certificate.check')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
