import type { ContentBlock } from '@arcada/contracts';
import { plainText } from '@arcada/ui/content';
import { useTranslation } from 'react-i18next';
import { useCurrentHeading } from './use-current-heading.ts';

/** The text's sections as links. A short text has none. */
export function TableOfContents({ body, language }: { body: ContentBlock[]; language: string }) {
  const { t } = useTranslation('blog');
  const headings = body.flatMap((block) => (block.type === 'heading' && block.level < 4 ? [block] : []));
  const current = useCurrentHeading(headings.map(({ id }) => id));
  if (headings.length < 2) return null;
  return (
    <nav className="blog-contents" aria-label={t('post.contents')}>
      <h2 className="a-eyebrow">{t('post.contents')}</h2>
      <ol className="a-list" lang={language}>
        {headings.map(({ id, level, children }) => (
          <li key={id} className={level > 2 ? 'blog-contents-inner' : undefined}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {plainText(children)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
