import { Form } from '@arcada/ui/forms';
import { createContext, type ReactNode, useContext } from 'react';

/** Whether the course can be changed: the service takes changes of drafts only. */
export const EditableContext = createContext(true);

/** Fields and buttons that change the course; they can only be read while it is no draft. */
export function Editable({ children }: { children: ReactNode }) {
  const editable = useContext(EditableContext);
  return (
    <fieldset role="presentation" className="a-fieldset a-stack learn-editable" disabled={!editable}>
      {/* antd's select is no control of the browser: a disabled fieldset doesn't reach it. */}
      <Form component={false} disabled={!editable}>
        {children}
      </Form>
    </fieldset>
  );
}
