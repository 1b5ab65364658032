import type { ReactNode } from 'react';
import type { LinkRenderer } from '../navigation/link-renderer.ts';
import type { Inline } from './blocks.ts';
import { inOrder } from './in-order.ts';

interface InlinesProps {
  inlines: readonly Inline[];
  renderLink: LinkRenderer;
}

/** Runs of text; links of this site go through the caller's router. */
export function Inlines({ inlines, renderLink }: InlinesProps) {
  const draw = (inline: Inline): ReactNode => {
    if ('text' in inline) {
      return inline.type === 'code' ? <code className="a-content-code">{inline.text}</code> : inline.text;
    }
    if (inline.type === 'break') return <br />;
    const children = <Inlines inlines={inline.children} renderLink={renderLink} />;
    if (!('href' in inline)) return inline.type === 'strong' ? <strong>{children}</strong> : <em>{children}</em>;
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
