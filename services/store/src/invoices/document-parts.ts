/** Parts fit a portable blob column (64 KiB on MySQL). */
const partBytes = 60_000;

export function* partsOf(bytes: Buffer): Generator<{ part: number; bytes: Buffer }> {
  for (let part = 0; part * partBytes < bytes.length; part++)
    yield { part, bytes: bytes.subarray(part * partBytes, (part + 1) * partBytes) };
}

/** The document, or undefined when none is stored. */
export const joinParts = (parts: readonly { bytes: Buffer }[]): Buffer | undefined =>
  parts.length ? Buffer.concat(parts.map(({ bytes }) => bytes)) : undefined;
