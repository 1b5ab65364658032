/** In place of the federation runtime's preloading: the page server writes the hints, by the chunks that a page needs. */
const unused = (): never => {
  throw new Error('Files of remotes are hinted by the page server');
};

export {
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
};
