import { type ReactNode, useEffect, useRef } from 'react';

/** The name of what is written. It gets the focus when a step has taken away the button that was pressed. */
export function DraftTitle({ status, children }: { status: string | undefined; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const isStep = before.current !== undefined && before.current !== status;
    before.current = status;
    if (isStep && document.activeElement === document.body) title.current?.focus();
  }, [status]);
  return (
    <h1 ref={title} tabIndex={-1} className="a-draft-title">
      {children}
    </h1>
  );
}
