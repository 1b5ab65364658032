import type { Composition, RemoteDomain } from '@arcada/contracts';
import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { PageOwner, RemoteHost } from './remote-host.ts';

/** What the sign-in and registration forms start with. */
export interface SignInStart {
  /** Default: sign-in. */
  tab?: 'login' | 'register';
  /** In the registration, to be changed. */
  fullName?: string | undefined;
  /** On a page of its own, which is left at once: elsewhere the page itself shows who has signed in. */
  greets?: boolean;
}

/** How the shell renders an area that is loading or broken. */
export interface AreaFrame {
  host: RemoteHost;
  /** Areas whose code the page server leaves to the browser, for example after a fault. */
  leftToBrowser?: readonly RemoteDomain[];
  Loading: ComponentType;
  /** Sign-in and registration in place, for pages that need an account half-way (checkout). */
  SignIn: ComponentType<SignInStart>;
  /** The cart's lines with quantity and removal, as in the drawer. */
  CartLines: ComponentType;
  /** What is no longer sold, and left the cart; absent in a shell from before it. */
  CartRemoved?: ComponentType;
  Failed: ComponentType<{
    domain: PageOwner;
    reason: 'unreachable' | 'incompatible' | 'absent' | 'crashed';
    onRetry: () => void;
    /** Whether it represents a whole page, not a piece of one. */
    page?: boolean;
  }>;
}
export const RemotesContext = createContext<AreaFrame | undefined>(undefined);

export function useAreaFrame(): AreaFrame {
  const frame = useContext(RemotesContext);
  if (!frame) throw new Error('No remotes: render inside the shell or the test renderer');
  return frame;
}

/** What the page may load, also when areas are added that aren't for every visitor. */
export function useComposition(): Composition {
  const { host } = useAreaFrame();
  const current = () => host.composition;
  return useSyncExternalStore(host.subscribe, current, current);
}
