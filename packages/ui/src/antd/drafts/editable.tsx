import { Form } from 'antd';
import type { ReactNode } from 'react';

interface EditableProps {
  when: boolean;
  children: ReactNode;
}

/** Fields and buttons that change something; read-only while it may not be changed. */
export function Editable({ when, children }: EditableProps) {
  return (
    <fieldset role="presentation" className="a-fieldset a-stack a-editable" disabled={!when}>
      {/* antd's select isn't a native control, so a disabled fieldset doesn't disable it. */}
      <Form component={false} disabled={!when}>
        {children}
      </Form>
    </fieldset>
  );
}
