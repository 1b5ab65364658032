import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** For components that don't know the router (`renderLink`): navigates without a page load. */
export const routerLink = ({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }) => (
  <Link to={href} {...rest} />
);
