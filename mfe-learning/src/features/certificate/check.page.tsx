import { links } from '@arcada/contracts';
import { useHead } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import '../../shared/course/course.css';
import { CodeForm } from './code-form.tsx';
import './certificate.css';

/** Where somebody who holds a printed certificate types its code. */
export function Component() {
  const { t } = useTranslation('learning');
  useHead({
    title: t('check.title'),
    description: t('check.lead'),
    canonicalPath: links.certificate(),
    preview: 'certificates',
  });
  return (
    <div className="a-container learn-page">
      <h1>{t('check.title')}</h1>
      <p className="a-lead">{t('check.lead')}</p>
      <CodeForm label={t('check.field')} />
    </div>
  );
}
