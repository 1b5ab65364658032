/** Jest's transform of a drawn picture: its address, as the build makes it. */
export default {
  process: (text) => ({
    code: `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(text)}`)};`,
  }),
};
