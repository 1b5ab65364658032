import { type LostCertificate, links } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** That a certificate doesn't count, why, and where others read the same. */
export function LostCertificateNote({ certificate: { code, state } }: { certificate: LostCertificate }) {
  const { t } = useTranslation('learning');
  return (
    <p>
      {t(`certificate.lost_${state}`)}{' '}
      <Link className="a-link" to={links.certificate(code)}>
        {t('certificate.check')}
      </Link>
    </p>
  );
}
