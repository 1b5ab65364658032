#!/usr/bin/env node
// Checks an Arcada licence key offline: plain Node 18 or newer, no dependency, no network.  node
// verify.mjs --public-key arcada-public-key.json ARC1.…  The public key is the response of
// https://<shop>/api/licences/public-key, saved once as a file. Prints the licence's content as
// JSON and exits with 0 when it is genuine, 1 when it isn't, 2 when the call is wrong. Only the
// shop knows whether an order was refunded since, or a seat is free: POST /api/licences/verify.

import { createPublicKey, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The content of a genuine key: { v, id, product, seats, order, iat }. Undefined for any other text. */
export function openLicence(licence, publicJwk) {
  const [head, body, signature, ...rest] = licence.trim().split('.');
  if (head !== 'ARC1' || !body || !signature || rest.length > 0) return undefined;
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.toString('base64url') !== signature) return undefined;
  const key = createPublicKey({ key: publicJwk, format: 'jwk' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the public key is not an Ed25519 key');
  if (!verify(null, Buffer.from(`${head}.${body}`), key, bytes)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
}

function main(args) {
  const at = args.indexOf('--public-key');
  const file = at < 0 ? undefined : args[at + 1];
  const [licence, ...more] = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  if (!file || !licence || more.length > 0) {
    console.error('Usage: node verify.mjs --public-key <file with the public JWK> <licence key>');
    return 2;
  }
  let payload;
  try {
    payload = openLicence(licence, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`${file} holds no usable public key: ${error.message}`);
    return 2;
  }
  console.log(JSON.stringify(payload ? { genuine: true, ...payload } : { genuine: false }));
  return payload ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  process.exitCode = main(process.argv.slice(2));
}
