import { createSlice } from '@reduxjs/toolkit';

/** The two guards of clearing the cart, shared by every button that clears it. */
export const cartClearingSlice = createSlice({
  name: 'cartClearing',
  initialState: { inFlight: false, locked: false },
  reducers: {
    clearingStarted(state) {
      state.inFlight = true;
      state.locked = true;
    },
    clearingAnswered(state) {
      state.inFlight = false;
    },
    clearingUnlocked(state) {
      state.locked = false;
    },
  },
});
export const { clearingStarted, clearingAnswered, clearingUnlocked } = cartClearingSlice.actions;
