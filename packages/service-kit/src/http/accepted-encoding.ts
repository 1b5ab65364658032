export type Encoding = 'identity' | 'gzip' | 'br';

/** The best encoding that a client takes, by its Accept-Encoding. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const refuses = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
  if (header.includes('br') && !refuses('br')) return 'br';
  return header.includes('gzip') && !refuses('gzip') ? 'gzip' : 'identity';
}
