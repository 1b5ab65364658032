/** In place of the federation runtime in the files of a remote: the shell's (provide.ts), four kilobytes less. */
const { arcadaFederation } = globalThis as unknown as { arcadaFederation: () => unknown };

export default arcadaFederation();
