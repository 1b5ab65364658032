import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** How components that know no router draw their links (`renderLink`): without loading the page anew. */
export const routerLink = ({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }) => (
  <Link to={href} {...rest} />
);
