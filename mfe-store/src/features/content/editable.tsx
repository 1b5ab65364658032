import { Form } from '@arcada/ui/forms';
import type { ReactNode } from 'react';

/** Fields of a product; read-only while an admin looks at it. */
export function Editable({ when, children }: { when: boolean; children: ReactNode }) {
  return (
    <fieldset role="presentation" className="a-fieldset a-stack store-own-fields" disabled={!when}>
      {/* antd's select isn't a native control, so a disabled fieldset doesn't disable it. */}
      <Form component={false} disabled={!when}>
        {children}
      </Form>
    </fieldset>
  );
}
