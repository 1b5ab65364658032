import { classNames } from '../class-names.ts';

/** Decoration beside a text that says what is going on. */
export function Spinner({ large }: { large?: boolean }) {
  return <span className={classNames('a-spinner', large && 'a-spinner--large')} aria-hidden="true" />;
}

/** A loading area, with its text announced. */
export function SpinnerBlock({ label }: { label: string }) {
  return (
    <div className="a-spinner-block" role="status">
      <Spinner large />
      <span>{label}</span>
    </div>
  );
}
