import { api } from '../api/api.ts';
import { watchSeenCart } from '../cart/seen-cart.ts';

let tabs: BroadcastChannel | undefined;

/** Notices when another tab of this browser signs in or out, or begins or ends a view as an account. */
export function followOtherTabs(dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown): void {
  tabs ??= new BroadcastChannel('session');
  tabs.onmessage = () => void dispatch(api.util.invalidateTags(['User']));
}

/** Fetches the cart again when another tab of this browser has changed it. */
export function followCartOfOtherTabs(dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown): void {
  watchSeenCart(() => void dispatch(api.util.invalidateTags(['Cart'])));
}

/** Has the other tabs ask who is signed in. */
export const tellOtherTabs = () => tabs?.postMessage(null);
