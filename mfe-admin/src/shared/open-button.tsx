import type { ReactNode } from 'react';

interface OpenButtonProps {
  onClick: () => void;
  /** What the row is called. */
  children: ReactNode;
}

/** The name of a row that opens in a dialog, as a link opens one that has a page. */
export function OpenButton({ onClick, children }: OpenButtonProps) {
  return (
    <button type="button" className="a-link admin-open" onClick={onClick}>
      {children}
    </button>
  );
}
