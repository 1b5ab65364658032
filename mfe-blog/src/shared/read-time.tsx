import { numberFormat, type PostSummary } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';

/** Minutes, and how long the text is: most articles take about the same minutes. */
export function ReadTime({ post }: { post: Pick<PostSummary, 'readTime' | 'words'> }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  return (
    <>
      <span>{t('card.readTime', { minutes: post.readTime })}</span>
      {post.words !== undefined && <span>{t('card.words', { words: numberFormat(language).format(post.words) })}</span>}
    </>
  );
}
