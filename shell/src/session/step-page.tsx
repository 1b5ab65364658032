import { focusHere } from '@arcada/platform';
import { LinkButton } from '@arcada/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import drawing from './step-done.svg';

const NarrowPage = ({ children, role }: { children: ReactNode; role?: 'status' }) => (
  <div className="a-container f-page">
    <div className="f-narrow a-stack" role={role}>
      {children}
    </div>
  </div>
);

const Drawn = () => (
  <span className="f-drawn">
    <img src={drawing} alt="" width={320} height={200} />
  </span>
);

/** A page outside the signed-in account with one thing to do. */
export const StepPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <NarrowPage>
    <Drawn />
    <h1>{title}</h1>
    {children}
  </NarrowPage>
);

interface ResultPageProps {
  title: string;
  text: string;
  to: string;
  label: string;
  /** Whether its heading takes the focus, which the step before it had. */
  focused?: boolean;
}

/** What came of the step, and the way on. */
export const ResultPage = ({ title, text, to, label, focused = true }: ResultPageProps) => (
  <NarrowPage role="status">
    <Drawn />
    <h1 tabIndex={-1} ref={focused ? focusHere : undefined}>
      {title}
    </h1>
    <p className="a-lead">{text}</p>
    <LinkButton component={Link} to={to} variant="primary">
      {label}
    </LinkButton>
  </NarrowPage>
);
