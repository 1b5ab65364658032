export interface Mail {
  head: string;
  body: string;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** Folded lines of the headers are joined, and so are links in the body. */
export function readMail(text: string): Mail {
  const end = text.search(/\r?\n\r?\n/);
  return { head: text.slice(0, end).replace(/\r?\n[ \t]+/g, ' '), body: decodeQuoted(text.slice(end)) };
}
