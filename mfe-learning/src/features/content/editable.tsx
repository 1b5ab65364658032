import { createContext, type ReactNode, useContext } from 'react';

/** Whether the course can be changed: the service takes changes of drafts only. */
export const EditableContext = createContext(true);

/** Fields and buttons that change the course; they can only be read while it is no draft. */
export function Editable({ children }: { children: ReactNode }) {
  return (
    <fieldset role="presentation" className="a-fieldset a-stack learn-editable" disabled={!useContext(EditableContext)}>
      {children}
    </fieldset>
  );
}
