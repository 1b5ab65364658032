import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { watchSeenCart } from '../cart/seen-cart.ts';
import { forgetDrafts } from '../forms/kept-drafts.ts';
import { setLeft } from './departure.slice.ts';

let tabs: BroadcastChannel | undefined;

/** Notices when another tab of this browser signs in or out, or begins or ends a view as an account. */
export function followOtherTabs(dispatch: (action: UnknownAction) => unknown): void {
  tabs ??= new BroadcastChannel('session');
  tabs.onmessage = ({ data: left }: MessageEvent<boolean>) => {
    // What was typed is deleted by who signed out: this tab must not promise that it is kept.
    if (left) forgetDrafts();
    dispatch(setLeft(left && 'elsewhere'));
    dispatch(api.util.invalidateTags(['User']) as unknown as UnknownAction);
  };
}

/** Fetches the cart again when another tab of this browser has changed it. */
export function followCartOfOtherTabs(dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown): void {
  watchSeenCart(() => void dispatch(api.util.invalidateTags(['Cart'])));
}

/** Has the other tabs ask who is signed in; `left` when the user has signed out on purpose. */
export const tellOtherTabs = (left = false) => tabs?.postMessage(left);
