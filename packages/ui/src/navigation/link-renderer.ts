import type { ReactElement, ReactNode } from 'react';

/** How a caller turns a target into its router's link, e.g. `({ href, ...rest }) => <Link to={href} {...rest} />`. */
export type LinkRenderer = (link: {
  href: string;
  className?: string;
  children: ReactNode;
  rel?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
}) => ReactElement;
