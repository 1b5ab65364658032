import { Editable as EditableFields } from '@arcada/ui/forms';
import { createContext, type ReactNode, useContext } from 'react';

/** Whether the course can be changed: the service accepts changes of drafts only. */
export const EditableContext = createContext(true);

/** Fields and buttons that change the course; read-only unless its author's version is a draft. */
export function Editable({ children }: { children: ReactNode }) {
  return <EditableFields when={useContext(EditableContext)}>{children}</EditableFields>;
}
