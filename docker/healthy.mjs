// node healthy.mjs <address>: what an engine asks a container; ends with 0 when the process says that it is well.
const [, , address] = process.argv;
const response = await fetch(address, { signal: AbortSignal.timeout(2500) }).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
