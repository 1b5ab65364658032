import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** A state in one or two words, e.g. "Paid". */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames('a-badge', tone !== 'neutral' && `a-badge--${tone}`)}>{children}</span>;
}

/** A kind or a code in drawing letters, e.g. "Dynamo". */
export function Tag({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={classNames('a-tag', className)}>{children}</span>;
}
