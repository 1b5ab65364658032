/** Lets other requests be handled in between. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
