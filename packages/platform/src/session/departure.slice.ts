import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether the user has signed out on purpose, in this tab or `elsewhere`, in another one. After the
 * first a guarded page redirects to home, not to sign-in, whichever of guard and navigation is first.
 */
export const departureSlice = createSlice({
  name: 'departure',
  initialState: { left: false as boolean | 'elsewhere' },
  reducers: {
    setLeft(state, action: PayloadAction<boolean | 'elsewhere'>) {
      state.left = action.payload;
    },
  },
});
export const { setLeft } = departureSlice.actions;
