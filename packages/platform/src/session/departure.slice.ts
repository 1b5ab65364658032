import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether the user has signed out on purpose, in this tab. A guarded page then redirects to home,
 * not to sign-in, whichever of guard and navigation is first.
 */
export const departureSlice = createSlice({
  name: 'departure',
  initialState: { left: false },
  reducers: {
    setLeft(state, action: PayloadAction<boolean>) {
      state.left = action.payload;
    },
  },
});
export const { setLeft } = departureSlice.actions;
