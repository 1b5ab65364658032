import { addressIn, links, serviceTabs, site } from '@arcada/contracts';
import { focusHere, type PrefetchContext, useHead, useLanguage } from '@arcada/platform';
import { Button, CheckIcon, Tag } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import '../../shared/page.css';
import { pagesApi } from '../../shared/pages.api.ts';
import './contact.css';
import { ContactForm } from './contact-form.tsx';

const askedService = (search: URLSearchParams) => serviceTabs.find((id) => id === search.get('service'));

export const prefetch = async ({ dispatch, search }: PrefetchContext) =>
  askedService(search) && dispatch(pagesApi.endpoints.blogServicesPage.initiate());

/** For when the chat's demonstrations are asked for. */
const demoTimes = ['this-week', 'next-week'] as const;

const aside = ['support', 'demonstration', 'project', 'confidential'] as const;

/** The contact form; `?service=` and `?demo=` prefill the message. */
export function Component() {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const asked = askedService(search);
  const { data: page } = pagesApi.useBlogServicesPageQuery(undefined, { skip: !asked });
  const demo = demoTimes.find((time) => time === search.get('demo'));
  const service = page?.services.find(({ id }) => id === asked);
  const [stage, setStage] = useState<'first' | 'sent' | 'another'>('first');
  const [sent, setSent] = useState({ reference: '', message: '' });
  const handleSent = (reference: string, message: string) => {
    setSent({ reference, message });
    setStage('sent');
  };
  useHead({
    title: t('contact.title'),
    description: t('contact.lead'),
    canonicalPath: links.contact(),
    preview: 'contact',
  });
  return (
    <div className="a-container blog-page">
      <h1>{t('contact.title')}</h1>
      <p className="a-lead blog-lead">{t('contact.lead')}</p>
      <div className="blog-contact">
        {stage === 'sent' ? (
          <Sent {...sent} onAnother={() => setStage('another')} />
        ) : (
          <div className="blog-contact-form">
            {service && (
              <p>
                <Tag>{service.tab}</Tag>
              </p>
            )}
            <ContactForm
              suggested={demo ? t(`contact.demo.${demo}`) : service?.message}
              focused={stage === 'another'}
              service={asked}
              onSent={handleSent}
            />
          </div>
        )}
        <aside className="blog-contact-aside" aria-label={t(`contact.${stage === 'sent' ? 'title' : 'asideTitle'}`)}>
          {stage !== 'sent' && (
            <>
              <h2>{t('contact.asideTitle')}</h2>
              {aside.map((key) => (
                <div key={key} className="blog-hint">
                  <h3>{t(`contact.${key}Title`)}</h3>
                  <p className="a-mute">{t(`contact.${key}Text`)}</p>
                </div>
              ))}
            </>
          )}
          <address className="blog-address">
            <a className="a-link" href={`mailto:${site.email}`}>
              {site.email}
            </a>
            {addressIn(language).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </aside>
      </div>
    </div>
  );
}

interface SentProps {
  reference: string;
  /** Shown once more for the sender to keep: the receipt leaves it out, because it may go to a foreign address. */
  message: string;
  onAnother: () => void;
}

function Sent({ reference, message, onAnother }: SentProps) {
  const { t } = useTranslation('blog');
  return (
    <div className="a-card a-card--padded blog-sent">
      <span className="blog-sent-mark">
        <CheckIcon size={28} />
      </span>
      <h2 tabIndex={-1} ref={focusHere}>
        {t('contact.success')}
      </h2>
      <p className="a-mute">{t('contact.successDetail', { hours: site.claims.supportReplyHours })}</p>
      {reference && <p>{t('contact.reference', { reference })}</p>}
      <div>
        <h3 className="a-eyebrow">{t('contact.sentText')}</h3>
        <p className="blog-sent-text">{message}</p>
      </div>
      <Button onClick={onAnother}>{t('contact.another')}</Button>
    </div>
  );
}
