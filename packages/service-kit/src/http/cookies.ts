/** Value of one cookie in a Cookie header; undefined when it is missing. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  let from = 0;
  while (from < header.length) {
    const end = header.indexOf(';', from);
    const part = header.slice(from, end < 0 ? undefined : end).trim();
    if (part.startsWith(name) && part[name.length] === '=') return part.slice(name.length + 1);
    if (end < 0) return undefined;
    from = end + 1;
  }
  return undefined;
}
