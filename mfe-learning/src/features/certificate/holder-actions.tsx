import { type Certificate, links, site } from '@arcada/contracts';
import { useCanonicalAddress, useSession } from '@arcada/platform';
import { DownloadIcon, LinkButton, LinkedinIcon, Notice } from '@arcada/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { certificateApi } from '../../shared/certificate.api.ts';
import { CopyLink } from './copy-link.tsx';

/** For its signed-in holder: the certificate as PDF, the link to share, and its place in a LinkedIn profile. */
export function HolderActions({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('learning');
  const { status, user } = useSession();
  const addressOf = useCanonicalAddress();
  const { data } = certificateApi.useLearningOwnCertificatesQuery(undefined, { skip: status !== 'signed-in' });
  const own = data?.find(({ code }) => code === certificate.code);
  // Asking for the own ones writes the full name into those that were issued without.
  const { refetch } = certificateApi.useLearningCertificateQuery(certificate.code);
  const isRenamed = own !== undefined && own.holderName !== certificate.holderName;
  useEffect(() => {
    if (isRenamed) void refetch();
  }, [isRenamed, refetch]);
  if (status !== 'signed-in' || !own) return null;
  const address = addressOf(links.certificate(certificate.code));
  return (
    <div className="learn-holder">
      <Notice
        title={t('certificate.yours')}
        actions={
          <>
            <LinkButton
              href={`/api/courses/${encodeURIComponent(certificate.courseId)}/certificate`}
              download
              size="small"
              variant="primary"
              icon={<DownloadIcon />}
            >
              {t('certificate.download')}
            </LinkButton>
            <LinkButton
              href={profileAddress(certificate, address)}
              target="_blank"
              rel="noopener noreferrer"
              size="small"
              icon={<LinkedinIcon size={16} />}
            >
              {t('certificate.linkedin')}
            </LinkButton>
            <CopyLink address={address} />
          </>
        }
      >
        {user && !user.fullName && certificate.holderName === user.username && (
          <>
            {t('certificate.nameless')}{' '}
            <Link className="a-link" to={links.account()}>
              {t('certificate.account')}
            </Link>
          </>
        )}
      </Notice>
    </div>
  );
}

/** LinkedIn's form for a new certificate, filled in. */
function profileAddress({ code, courseTitle, issuedAt }: Certificate, address: string): string {
  const issued = new Date(issuedAt);
  const facts = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: site.name,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: address,
    certId: code,
  });
  return `https://www.linkedin.com/profile/add?${facts}`;
}
