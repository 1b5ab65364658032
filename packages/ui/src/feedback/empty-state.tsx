import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** Without frame, e.g. inside a drawer. */
  bare?: boolean;
}

/** An empty list, and what to do about it. */
export function EmptyState({ title, text, icon, action, bare }: EmptyStateProps) {
  return (
    <div className={classNames('a-state', bare && 'a-state--bare')}>
      {icon && <span className="a-state-picture">{icon}</span>}
      <p className="a-state-title">{title}</p>
      {text && <p className="a-state-text">{text}</p>}
      {action}
    </div>
  );
}
