import { Splitter } from 'antd';
import type { ReactNode } from 'react';

/** Two panes side by side with a border that can be dragged; each scrolls by itself. */
export function TwoPanes({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <Splitter className="a-two-panes">
      <Splitter.Panel defaultSize="58%" min="35%" max="75%">
        {start}
      </Splitter.Panel>
      <Splitter.Panel>{end}</Splitter.Panel>
    </Splitter>
  );
}
