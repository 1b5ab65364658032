import type { MouseEvent } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router';

/**
 * The router's link without its reading ahead for servers of its own kind, which this site has none of: their code
 * would come with every page. An address of another site is an ordinary link.
 */
export function Link({
  to,
  onClick,
  replace,
  state,
  target,
  relative,
  preventScrollReset,
  viewTransition,
  reloadDocument,
  ...rest
}: Omit<LinkProps, 'discover' | 'prefetch' | 'mask' | 'defaultShouldRevalidate'>) {
  const own = useHref(to, { relative });
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    target,
    relative,
    preventScrollReset,
    viewTransition,
  });
  const isElsewhere = typeof to === 'string' && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);
  const onRouted = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a
      {...rest}
      href={isElsewhere ? to : own}
      target={target}
      onClick={isElsewhere || reloadDocument ? onClick : onRouted}
    />
  );
}
