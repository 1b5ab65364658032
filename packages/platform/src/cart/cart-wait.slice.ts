import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the cart has been asked for longer than people like to wait: what was last seen is shown meanwhile. */
export const cartWaitSlice = createSlice({
  name: 'cartWait',
  initialState: { slow: false },
  reducers: {
    setCartSlow(state, action: PayloadAction<boolean>) {
      state.slow = action.payload;
    },
  },
});
export const { setCartSlow } = cartWaitSlice.actions;
