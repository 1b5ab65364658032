/** Replaces a style sheet in tests of screens, where styles are not loaded. */
export const isStub = true;
