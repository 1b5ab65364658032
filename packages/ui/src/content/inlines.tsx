import type { ReactNode } from 'react';
import type { LinkRenderer } from '../navigation/link-renderer.ts';
import type { Inline } from './blocks.ts';
import { inOrder } from './in-order.ts';

interface InlinesProps {
  inlines: readonly Inline[];
  renderLink: LinkRenderer;
}

/** Names of code are long: where they have to be broken, it is between their words. */
const withBreaks = (code: string): ReactNode => {
  const words = code.replace(/[a-z0-9](?=[A-Z])|[,_/ ](?=\S)/g, '$&\u200b').split('\u200b');
  return inOrder(words, (word, at) => (
    <>
      {at > 0 && <wbr />}
      {word}
    </>
  ));
};

const marks = { strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

/** Runs of text; links of this site go through the caller's router. */
export function Inlines({ inlines, renderLink }: InlinesProps) {
  const draw = (inline: Inline): ReactNode => {
    if ('text' in inline) {
      return inline.type === 'code' ? <code className="a-content-code">{withBreaks(inline.text)}</code> : inline.text;
    }
    if (inline.type === 'break') return <br />;
    const children = <Inlines inlines={inline.children} renderLink={renderLink} />;
    if (!('href' in inline)) {
      const Mark = marks[inline.type];
      return <Mark>{children}</Mark>;
    }
    const { href } = inline;
    if (href.startsWith('/')) return renderLink({ href, children });
    const outside = /^https?:/.test(href);
    return (
      <a href={href} rel={outside ? 'noopener noreferrer' : undefined}>
        {children}
      </a>
    );
  };
  return inOrder(inlines, draw);
}
