export interface ByteRange {
  start: number;
  /** Last byte, inclusive. */
  end: number;
}

/**
 * Parses a Range header (RFC 9110 §14.2). Undefined: send the whole file, as for several ranges or
 * an invalid header; `unsatisfiable`: respond with 416.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const suffix = Number(last);
    return suffix === 0 || bytes === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - suffix), end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= bytes ? 'unsatisfiable' : { start, end };
}

/** Whether a range may be sent: If-Range must name exactly the current file (strong comparison). */
export function rangeStillFits(ifRange: string | undefined, file: { etag: string; modifiedAt: Date }): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.startsWith('"')) return ifRange === file.etag;
  return !ifRange.startsWith('W/') && ifRange === file.modifiedAt.toUTCString();
}
