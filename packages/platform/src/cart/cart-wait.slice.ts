import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether fetching the cart takes longer than people like to wait; the cart last seen is shown meanwhile. */
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
