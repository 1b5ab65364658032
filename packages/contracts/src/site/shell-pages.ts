/**
 * Query parameters by which the server renders the shell's own pages. Remotes list theirs in their
 * manifests. `lang` is known everywhere.
 */
export const shellPageQueries: Readonly<Record<string, readonly string[]>> = {
  '/search': ['q'],
  // Where the sign-in leads decides what the page says awaits; which form is shown, its tab.
  '/auth': ['next', 'tab'],
  '/reset-password': ['token'],
  '/confirm-email': ['token', 'result'],
  '/undo-email': ['token'],
};
