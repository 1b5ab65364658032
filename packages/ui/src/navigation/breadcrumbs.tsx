import type { LinkRenderer } from './link-renderer.ts';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

interface BreadcrumbsProps {
  label: string;
  items: readonly Crumb[];
  renderLink: LinkRenderer;
}

export function Breadcrumbs({ label, items, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="a-crumbs">
        {items.map((item, index) => (
          <li key={`${item.href ?? ''}${item.label}`} className="a-crumb">
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.href ? (
              renderLink({ href: item.href, children: item.label })
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
