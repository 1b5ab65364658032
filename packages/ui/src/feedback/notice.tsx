import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/icons.tsx';

interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced when it appears; dangers always are. */
  live?: boolean;
}

const MARKS = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon };

/** A message in its place on the page. */
export function Notice({ tone = 'info', title, children, actions, live }: NoticeProps) {
  const Mark = MARKS[tone];
  const role = tone === 'danger' ? 'alert' : live ? 'status' : undefined;
  return (
    <div className={classNames('a-notice', tone !== 'info' && `a-notice--${tone}`)} role={role}>
      <Mark />
      <div className="a-notice-body">
        {title && <p className="a-notice-title">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="a-notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
