import { PolicyLinks } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter as the end of a page. */
export function NewsletterSection() {
  const { t } = useTranslation('blog');
  return (
    <section className="a-container blog-letter-section">
      <div className="blog-letter a-grid-ground">
        <div className="blog-letter-text">
          <h2>{t('newsletter.title')}</h2>
          <p className="a-mute">{t('newsletter.lead')}</p>
        </div>
        <div className="blog-letter-form">
          <NewsletterForm />
          <PolicyLinks>{t('newsletter.privacy')}</PolicyLinks>
        </div>
      </div>
    </section>
  );
}
