/** Jest's transform of a drawn picture: its address, as in the build. */
export default {
  process: (text) => ({
    code: `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(text)}`)};`,
  }),
};
