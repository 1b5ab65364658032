import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { cartClearingSlice } from '../cart/cart-clearing.slice.ts';
import { cartDrawerSlice } from '../cart/cart-drawer.slice.ts';
import { cartWaitSlice } from '../cart/cart-wait.slice.ts';
import { departureSlice } from '../session/departure.slice.ts';
import { sessionApi } from '../session/session.api.ts';
import { api } from './api.ts';
import type { StoreSurroundings } from './base-query.ts';

const reducer = combineSlices(api, cartDrawerSlice, cartClearingSlice, cartWaitSlice, departureSlice);

/** Creates a store; `preloaded` is the state that the page server inlined. */
export function createPlatformStore(surroundings: StoreSurroundings, preloaded?: unknown) {
  const account = (): string | undefined => sessionApi.endpoints.identityUser.select()(store.getState()).data?.id;
  const extraArgument = { account, ...surroundings };
  const store = configureStore({
    reducer,
    preloadedState: preloaded as undefined,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  return store;
}
export type PlatformStore = ReturnType<typeof createPlatformStore>;
export type PlatformState = ReturnType<typeof reducer>;
export type PlatformDispatch = PlatformStore['dispatch'];
