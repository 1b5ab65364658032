/** A message costs more than a few bytes. */
const least = 32_768;

/** Passes bytes on in parts of some size; `end` passes on the rest. */
export function gathered(send: (bytes: Uint8Array) => void): { write: (bytes: Uint8Array) => void; end: () => void } {
  let parts: Uint8Array[] = [];
  let length = 0;
  const end = () => {
    if (length > 0) send(Buffer.concat(parts));
    parts = [];
    length = 0;
  };
  const write = (bytes: Uint8Array) => {
    parts.push(bytes);
    length += bytes.length;
    if (length >= least) end();
  };
  return { write, end };
}
