import type { ReactNode } from 'react';

/** Text only for assistive technology. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="a-visually-hidden">{children}</span>;
}
