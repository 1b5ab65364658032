import { focusHere, useHead } from '@arcada/platform';
import type { ReactNode } from 'react';
import '../../shared/newsletter.css';
import drawing from './letter-page.svg';

interface LetterPageProps {
  title: string;
  text?: ReactNode;
  /** Focused on mount: for what replaces something that was pressed or waited for. */
  announce?: boolean;
  children?: ReactNode;
}

/** A page linked from a mail: what has happened, and what can be done now. */
export function LetterPage({ title, text, announce, children }: LetterPageProps) {
  useHead({ title, noIndex: true });
  return (
    <div className="a-container blog-letter-page">
      <img className="blog-letter-drawing" src={drawing} alt="" width={320} height={200} />
      <h1 key={title} tabIndex={-1} ref={announce ? focusHere : undefined}>
        {title}
      </h1>
      {text && <p className="a-lead">{text}</p>}
      {children}
    </div>
  );
}
