import { defaultLanguage } from '@arcada/contracts';
import { useLanguage, usePublicAddress } from '@arcada/platform';
import { Button, CheckIcon, LinkButton } from '@arcada/ui';
import { useCopying } from '@arcada/ui/copying';
import { useTranslation } from 'react-i18next';

/** Plain links for sharing an article: nothing of those sites is loaded before a press. */
export function ShareLinks({ path, title }: { path: string; title: string }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  // The language that one is reading, whichever way it was chosen: previews and readers get the same text.
  const address = usePublicAddress(language === defaultLanguage ? path : `${path}?lang=${language}`);
  const { copying, copy } = useCopying();
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)];
  const targets = [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${text}` },
  ];
  return (
    <section className="blog-share" aria-label={t('post.share')}>
      <h2 className="a-eyebrow">{t('post.share')}</h2>
      <div className="a-row">
        {targets.map(({ name, href }) => (
          <LinkButton
            key={name}
            size="small"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('post.shareOn', { name })}
          >
            {name}
          </LinkButton>
        ))}
        <LinkButton size="small" href={`mailto:?subject=${text}&body=${url}`}>
          {t('post.shareMail')}
        </LinkButton>
        <Button
          size="small"
          icon={copying === 'copied' ? <CheckIcon size={16} /> : undefined}
          onClick={() => void copy(address)}
        >
          {t(copying === 'copied' ? 'post.linkCopied' : 'post.copyLink')}
        </Button>
      </div>
      <p className="a-small a-mute" role="status">
        {copying === 'refused' && (
          <>
            {t('post.copyRefused')} <span className="a-code">{address}</span>
          </>
        )}
        {copying === 'copied' && <span className="a-visually-hidden">{t('post.linkCopied')}</span>}
      </p>
    </section>
  );
}
