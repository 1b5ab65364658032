import { Form } from '@arcada/ui/forms';
import { createContext, type ReactNode, useContext } from 'react';

/** Whether the course can be changed: the service accepts changes of drafts only. */
export const EditableContext = createContext(true);

/** Fields and buttons that change the course; read-only unless its author's version is a draft. */
export function Editable({ children }: { children: ReactNode }) {
  const editable = useContext(EditableContext);
  return (
    <fieldset role="presentation" className="a-fieldset a-stack learn-editable" disabled={!editable}>
      {/* antd's select isn't a native control, so a disabled fieldset doesn't disable it. */}
      <Form component={false} disabled={!editable}>
        {children}
      </Form>
    </fieldset>
  );
}
