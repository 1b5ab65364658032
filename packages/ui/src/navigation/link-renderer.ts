import type { ReactElement, ReactNode } from 'react';

/**
 * Turns a target into the caller's router link, e.g. `({ href, ...rest }) => <Link to={href}
 * {...rest} />`.
 */
export type LinkRenderer = (link: {
  href: string;
  className?: string;
  children: ReactNode;
  rel?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
}) => ReactElement;
