import { Steps } from 'antd';
import type { ReactNode } from 'react';

interface StepLink {
  key: string;
  /** A link to the step. */
  title: ReactNode;
  /** The icon's colour and mark: done, or with something to mend. */
  status?: 'finish' | 'error' | 'wait';
}

/** antd's steps as links: each step has an address, so that none is a button inside of antd. */
export function StepLinks({ steps, current }: { steps: readonly StepLink[]; current: string }) {
  const items = steps.map(({ key, title, status }) => ({
    key,
    title,
    status: key === current && status !== 'error' ? ('process' as const) : status,
  }));
  return (
    <Steps
      className="a-step-links"
      size="small"
      titlePlacement="vertical"
      responsive={false}
      current={steps.findIndex(({ key }) => key === current)}
      items={items}
    />
  );
}
