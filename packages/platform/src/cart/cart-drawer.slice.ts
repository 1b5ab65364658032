import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the cart drawer is open: the shell renders it, any area may open it. */
export const cartDrawerSlice = createSlice({
  name: 'cartDrawer',
  initialState: { open: false },
  reducers: {
    setCartDrawer(state, action: PayloadAction<boolean>) {
      state.open = action.payload;
    },
  },
});
export const { setCartDrawer } = cartDrawerSlice.actions;
