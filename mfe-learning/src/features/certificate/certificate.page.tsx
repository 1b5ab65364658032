import {
  type CertificateCheck,
  type CertificateDetails,
  dateFormat,
  languageNames,
  links,
  minutesText,
} from '@arcada/contracts';
import { isApiError, type PrefetchContext, useHead, useLanguage } from '@arcada/platform';
import { DefinitionList, EmptyState, ErrorState, Notice, SpinnerBlock } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import '../../shared/course/course.css';
import { certificateApi } from '../../shared/certificate.api.ts';
import { CodeForm } from './code-form.tsx';
import { HolderActions } from './holder-actions.tsx';
import './certificate.css';

const publicKeyPath = '/api/certificates/public-key';

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
    preview: 'certificates',
    noIndex: true,
    status: missing ? 404 : error ? 503 : undefined,
  });
  return (
    <div className="a-container learn-page">
      <h1>{t('check.title')}</h1>
      <p className="a-lead">{t('check.lead')}</p>
      {missing && (
        <>
          <EmptyState title={t('check.none')} text={t('check.noneText')} />
          <CodeForm label={t('check.another')} />
        </>
      )}
      {error && !missing && (
        <ErrorState
          message={t('check.failed')}
          retryLabel={t('common.retry')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!data && !error && <SpinnerBlock label={t('common.loading')} />}
      {data && (
        <>
          <Facts certificate={data} />
          <CodeForm label={t('check.another')} />
        </>
      )}
    </div>
  );
}

function Facts({ certificate }: { certificate: CertificateCheck }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const format = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const date = (time: string) => format.format(new Date(time));
  const { details } = certificate;
  return (
    <>
      {certificate.valid ? (
        <Notice tone="success" title={t('check.valid')} />
      ) : (
        <Notice tone="danger" title={t('check.revoked')}>
          {certificate.revokedAt && t('check.revokedOn', { date: date(certificate.revokedAt) })}
        </Notice>
      )}
      {certificate.valid && <HolderActions certificate={certificate} />}
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
          ...(details
            ? [
                { term: t('check.instructor'), detail: details.instructorName },
                { term: t('check.result'), detail: <Result details={details} /> },
                {
                  term: t('check.skills'),
                  detail: (
                    <ul className="learn-points">
                      {details.skills.map((skill) => (
                        <li key={skill}>{skill}</li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
          { term: t('check.code'), detail: <code className="a-code">{certificate.code}</code> },
          ...(certificate.signatures?.map((one) => ({
            term: t('check.signatureIn', { language: languageNames[one.language] }),
            detail: <code className="a-code learn-signature">{one.signature}</code>,
          })) ?? [
            {
              term: t('check.signature'),
              detail: <code className="a-code learn-signature">{certificate.signature}</code>,
            },
          ]),
        ]}
      />
      <p className="a-small a-mute">
        {t(certificate.signatures ? 'check.signaturesText' : 'check.signatureText', { path: publicKeyPath })}
      </p>
    </>
  );
}

function Result({ details: { lessonCount, taskCount, score } }: { details: CertificateDetails }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  return [
    t('check.lessons', { count: lessonCount }),
    ...(taskCount > 0 ? [t('check.tasks', { count: taskCount })] : []),
    ...(score === null ? [] : [t('check.score', { score: share.format(score) })]),
  ].join(' · ');
}
