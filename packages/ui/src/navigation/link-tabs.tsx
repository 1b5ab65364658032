import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { LinkRenderer } from './link-renderer.ts';
import { showCurrent } from './show-current.ts';

interface LinkTabsProps {
  /** Name of the navigation. */
  label: string;
  items: readonly { key: string; label: ReactNode; href: string }[];
  /** The key of the current page; none for a page that no tab leads to. */
  current: string | undefined;
  renderLink: LinkRenderer;
}

/** A row of links that looks like tabs, for parts of a list with an address each. */
export function LinkTabs({ label, items, current, renderLink }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or later items mean another chosen link
  useEffect(() => showCurrent(row.current), [current, items.length]);
  return (
    <nav ref={row} aria-label={label} className="a-tabs">
      {items.map(({ key, label: children, href }) => (
        <Fragment key={key}>
          {renderLink({ href, className: 'a-tab', children, 'aria-current': key === current ? 'page' : undefined })}
        </Fragment>
      ))}
    </nav>
  );
}
