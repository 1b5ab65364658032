import { fileSize, links, makerSample, samplePages } from '@arcada/contracts';
import { useHead, useLanguage } from '@arcada/platform';
import { ArrowIcon, LinkButton } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../shared/tools.css';
import './document-maker.css';
import facts from './sample-facts.json' with { type: 'json' };

const qualities = ['families', 'checked', 'files', 'topics', 'versions', 'begin'] as const;

/** What the document maker makes, for those who have no account yet: pages of the sample plan, and the whole of it. */
export function Component() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { pages, bytes } = facts[language];
  useHead({
    title: t('presented.title'),
    description: t('presented.lead'),
    canonicalPath: links.documentMaker(),
    preview: 'document-maker',
  });
  return (
    <div className="a-container tools-page tools-presented">
      <div className="tools-presented-head">
        <h1>{t('presented.title')}</h1>
        <p className="a-lead">{t('presented.lead')}</p>
        <p className="a-row">
          <LinkButton component={Link} to={links.bepMaker()} variant="primary" size="large" icon={<ArrowIcon />}>
            {t('presented.open')}
          </LinkButton>
          <LinkButton href={makerSample(language)} download size="large">
            {t('presented.pdf', { pages, size: fileSize(bytes, language) })}
          </LinkButton>
        </p>
        <p className="a-mute a-small">{t('presented.note')}</p>
      </div>
      <section>
        <h2>{t('presented.pages')}</h2>
        <div className="tools-pages">
          {samplePages.map((page) => (
            <figure key={page} className={`tools-sheet tools-sheet--${page}`}>
              <img
                src={makerSample(language, page)}
                alt={t(`presented.alt.${page}`)}
                width={page === 'plan' ? 297 : 210}
                height={page === 'plan' ? 210 : 297}
                loading="lazy"
                decoding="async"
              />
              <figcaption className="a-small a-mute">{t(`presented.caption.${page}`)}</figcaption>
            </figure>
          ))}
        </div>
        <p className="a-mute a-small">{t('presented.invented')}</p>
      </section>
      <section>
        <h2>{t('presented.does')}</h2>
        <dl className="tools-qualities">
          {qualities.map((name) => (
            <div key={name}>
              <dt>{t(`presented.${name}`)}</dt>
              <dd className="a-mute">{t(`presented.${name}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{t('presented.more')}</h2>
        <dl className="tools-qualities">
          <div>
            <dt>
              <Link className="a-link" to={links.modelCheck()}>
                {t('modelCheck.title')}
              </Link>
            </dt>
            <dd className="a-mute">{t('modelCheck.lead')}</dd>
          </div>
          <div>
            <dt>
              <Link className="a-link" to={links.bimDocs()}>
                {t('assistant.title')}
              </Link>
            </dt>
            <dd className="a-mute">{t('assistant.lead')}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
