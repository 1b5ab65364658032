export interface MailText {
  headers: { name: string; value: string }[];
  /** Each part's type and decoded text. */
  parts: { type: string; text: string }[];
}

const decodeWord = (text: string) =>
  text.replace(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_all, kind: string, value: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(value, 'base64').toString('utf8')
      : decodeQuoted(value.replaceAll('_', ' ')).toString('utf8'),
  );

function decodeQuoted(text: string): Buffer {
  const plain = text.replace(/=\r?\n/g, '');
  const bytes: number[] = [];
  for (let index = 0; index < plain.length; index += 1) {
    const hex = plain[index] === '=' ? plain.slice(index + 1, index + 3) : '';
    if (/^[0-9a-f]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      index += 2;
    } else bytes.push(...Buffer.from(plain[index] as string, 'utf8'));
  }
  return Buffer.from(bytes);
}

function split(source: string): { headers: MailText['headers']; body: string } {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const headers = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) => line.includes(':'))
    .map((line) => ({
      name: line.slice(0, line.indexOf(':')).trim(),
      value: decodeWord(line.slice(line.indexOf(':') + 1).trim()),
    }));
  return { headers, body: rest.join('\n\n') };
}

const textOf = (headers: MailText['headers'], name: string) =>
  headers.find((header) => header.name.toLowerCase() === name)?.value ?? '';

function partsOf(headers: MailText['headers'], body: string): MailText['parts'] {
  const type = textOf(headers, 'content-type') || 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((source) => {
        const part = split(source.replace(/^\r?\n/, ''));
        return partsOf(part.headers, part.body);
      });
  }
  const encoding = textOf(headers, 'content-transfer-encoding').toLowerCase();
  const short = type.split(';')[0]?.trim() ?? 'text/plain';
  if (!short.startsWith('text/')) return [{ type: short, text: '(attachment)' }];
  if (encoding === 'base64') return [{ type: short, text: Buffer.from(body, 'base64').toString('utf8') }];
  return [{ type: short, text: encoding === 'quoted-printable' ? decodeQuoted(body).toString('utf8') : body }];
}

/** Reads a kept mail (RFC 5322 with MIME parts) as text. */
export function readMail(source: string): MailText {
  const { headers, body } = split(source);
  return { headers, parts: partsOf(headers, body) };
}
