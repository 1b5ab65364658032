import { useHead, useLanguage } from '@arcada/platform';
import { AntdTheme } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { CheckForm } from './check-form.tsx';
import '../../shared/tools.css';
import './model-check.css';

/** Checks an IFC model against requirements in IDS, in the browser. */
export function Component() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  useHead({ title: t('modelCheck.title'), noIndex: true });
  return (
    <AntdTheme language={language}>
      <div className="a-container tools-page check-page">
        <header className="a-stack">
          <h1>{t('modelCheck.title')}</h1>
          <p className="a-lead">{t('modelCheck.lead')}</p>
          <p className="a-small a-mute">{t('modelCheck.private')}</p>
        </header>
        <CheckForm />
      </div>
    </AntdTheme>
  );
}
