import { type CertificateCheck, dateFormat, links } from '@arcada/contracts';
import { isApiError, type PrefetchContext, useHead, useLanguage } from '@arcada/platform';
import { DefinitionList, EmptyState, ErrorState, Notice, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import '../../shared/course/course.css';
import { learningApi } from '../../shared/learning-api.ts';
import { minutesText } from '../../shared/lesson/durations.ts';

const publicKeyPath = '/api/certificates/public-key';

const certificateApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningCertificate: build.query<CertificateCheck, string>({
      query: (code) => ({ url: `/api/certificates/${encodeURIComponent(code)}` }),
    }),
  }),
});

export const prefetch = ({ dispatch, params }: PrefetchContext) =>
  dispatch(certificateApi.endpoints.learningCertificate.initiate(params.code ?? ''));

/** Where a stranger verifies a certificate: who, what, when, and whether it is still valid. */
export function Component() {
  const { t } = useTranslation('learning');
  const { code = '' } = useParams();
  const { currentData: data, error, refetch, isFetching } = certificateApi.useLearningCertificateQuery(code);
  const missing = isApiError(error) && (error.status === 404 || error.status === 400);
  useHead({
    title: t('check.title'),
    canonicalPath: links.certificate(code),
    noIndex: true,
    status: missing ? 404 : error ? 503 : undefined,
  });
  return (
    <div className="a-container learn-page">
      <h1>{t('check.title')}</h1>
      <p className="a-lead">{t('check.lead')}</p>
      {missing && <EmptyState title={t('check.none')} text={t('check.noneText')} />}
      {error && !missing && (
        <ErrorState
          message={t('check.failed')}
          retryLabel={t('common.retry')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && <SpinnerBlock label={t('common.loading')} />}
      {data && <Facts certificate={data} />}
    </div>
  );
}

function Facts({ certificate }: { certificate: CertificateCheck }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const date = (time: string) => format.format(new Date(time));
  return (
    <>
      {certificate.valid ? (
        <Notice tone="success" title={t('check.valid')} />
      ) : (
        <Notice tone="danger" title={t('check.revoked')}>
          {certificate.revokedAt && t('check.revokedOn', { date: date(certificate.revokedAt) })}
        </Notice>
      )}
      <DefinitionList
        items={[
          { term: t('check.holder'), detail: <strong>{certificate.holderName}</strong> },
          {
            term: t('check.course'),
            detail: (
              <Link className="a-link" to={links.course(certificate.courseId)}>
                {certificate.courseTitle}
              </Link>
            ),
          },
          { term: t('check.length'), detail: minutesText(certificate.durationMinutes) },
          { term: t('check.issued'), detail: date(certificate.issuedAt) },
          { term: t('check.code'), detail: <code className="a-code">{certificate.code}</code> },
          {
            term: t('check.signature'),
            detail: <code className="a-code learn-signature">{certificate.signature}</code>,
          },
        ]}
      />
      <p className="a-small a-mute">{t('check.signatureText', { path: publicKeyPath })}</p>
    </>
  );
}
