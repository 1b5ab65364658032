import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { cartClearingSlice } from '../cart/cart-clearing.slice.ts';
import { cartDrawerSlice } from '../cart/cart-drawer.slice.ts';
import { cartWaitSlice } from '../cart/cart-wait.slice.ts';
import { departureSlice } from '../session/departure.slice.ts';
import { api } from './api.ts';
import type { StoreSurroundings } from './base-query.ts';

const reducer = combineSlices(api, cartDrawerSlice, cartClearingSlice, cartWaitSlice, departureSlice);

/** Creates a store; `preloaded` is the state that the page server inlined. */
export function createPlatformStore(surroundings: StoreSurroundings, preloaded?: unknown) {
  return configureStore({
    reducer,
    preloadedState: preloaded as undefined,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: surroundings }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
      ),
  });
}
export type PlatformStore = ReturnType<typeof createPlatformStore>;
export type PlatformState = ReturnType<typeof reducer>;
export type PlatformDispatch = PlatformStore['dispatch'];
