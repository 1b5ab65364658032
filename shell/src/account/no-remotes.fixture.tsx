import { type AreaFrame, RemoteHost, RemotesContext } from '@arcada/platform';
import type { ReactNode } from 'react';

const absent = () => Promise.reject(new Error('none'));
const host = new RemoteHost({ id: '', remotes: [] }, { localPages: {}, loadEntry: absent, addTexts: absent });

/** A site on which no area is live: slots stay empty. */
export const withoutRemotes = (children: ReactNode) => (
  <RemotesContext value={{ host } as AreaFrame}>{children}</RemotesContext>
);
