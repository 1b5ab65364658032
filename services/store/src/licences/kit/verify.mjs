#!/usr/bin/env node
// Checks an Arcada licence offline: plain Node 18 or newer, no dependency, no network.
//
//   node verify.mjs                 checks licence.json beside this file, and this computer's activation
//   node verify.mjs activate        takes a seat for this computer (needs the network, once)
//   node verify.mjs release         gives the seat back, for another computer (needs the network)
//   node verify.mjs --public-key public-key.json [--machine <id>] <key or token>
//
// Prints what it found as JSON and exits with 0 when it is genuine, 1 when it isn't, 2 when the call
// is wrong or the shop cannot be reached. Only the shop knows whether an order was refunded since:
// POST /api/licences/verify.

import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The content of a text that was signed with the given first part; undefined for any other text. */
function open(prefix, text, publicJwk) {
  const [head, body, signature, ...rest] = text.trim().split('.');
  if (head !== prefix || !body || !signature || rest.length > 0) return undefined;
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.toString('base64url') !== signature) return undefined;
  const key = createPublicKey({ key: publicJwk, format: 'jwk' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the public key is not an Ed25519 key');
  if (!verify(null, Buffer.from(`${head}.${body}`), key, bytes)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
}

/** The content of a genuine key: { v, id, product, seats, order, iat }. */
export const openLicence = (licence, publicJwk) => open('ARC1', licence, publicJwk);

/**
 * The content of a genuine activation: { v, licence, product, machine, iat, exp }. Undefined as well when it is
 * another computer's or has ended; the times are seconds since 1970.
 */
export function openActivation(token, publicJwk, machine, now = Date.now() / 1000) {
  const content = open('ARCM1', token, publicJwk);
  if (!content || content.machine !== machine || content.exp <= now) return undefined;
  return content;
}

/** What the system itself calls this computer; its name where there is nothing else. */
function systemId() {
  try {
    if (process.platform === 'win32') {
      const key = 'HKLM\\SOFTWARE\\Microsoft\\Cryptography';
      return execFileSync('reg', ['query', key, '/v', 'MachineGuid'], { encoding: 'utf8' }).trim().split(/\s+/).at(-1);
    }
    if (process.platform === 'darwin') {
      const facts = execFileSync('ioreg', ['-rd1', '-c', 'IOPlatformExpertDevice'], { encoding: 'utf8' });
      return /"IOPlatformUUID" = "([^"]+)"/.exec(facts)[1];
    }
    return readFileSync('/etc/machine-id', 'utf8').trim() || hostname();
  } catch {
    return hostname();
  }
}

/** The same on each start, different for each computer, and a hash: it names neither the computer nor its owner. */
export const machineId = () => `pc-${createHash('sha256').update(`arcada ${systemId()}`).digest('hex').slice(0, 24)}`;

const here = dirname(fileURLToPath(import.meta.url));
const activationFile = join(here, 'activation.json');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function print(result) {
  console.log(JSON.stringify(result));
  return result.genuine ? 0 : 1;
}

async function call(site, action, body) {
  const response = await fetch(new URL(`/api/licences/${action}`, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.ok) return text ? JSON.parse(text) : {};
  let message = text;
  try {
    message = JSON.parse(text).message;
  } catch {
    // Not from the shop: shown as it is.
  }
  throw new Error(`${response.status} ${message}`);
}

async function withShop(action) {
  const { key, site } = readJson(join(here, 'licence.json'));
  const machine = machineId();
  if (action === 'release') {
    await call(site, 'deactivate', { key, machineId: machine });
    rmSync(activationFile, { force: true });
    console.log('Released: the seat is free for another computer.');
    return 0;
  }
  const answer = await call(site, 'activate', { key, machineId: machine, machineName: hostname().slice(0, 120) });
  writeFileSync(activationFile, `${JSON.stringify({ token: answer.token }, null, 2)}\n`);
  console.log(
    `Activated: ${answer.seatsInUse} of ${answer.seats} seats in use. Checked offline until ${answer.tokenEndsAt}.`,
  );
  return 0;
}

function checkFiles() {
  const { key } = readJson(join(here, 'licence.json'));
  const publicJwk = readJson(join(here, 'public-key.json'));
  const licence = openLicence(key, publicJwk);
  if (!licence) return print({ genuine: false });
  const kept = existsSync(activationFile) ? readJson(activationFile) : undefined;
  const active = kept && openActivation(kept.token, publicJwk, machineId());
  return print({ genuine: true, ...licence, activatedHere: Boolean(active) });
}

function take(args, name) {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
}

function checkText(args) {
  const file = take(args, '--public-key');
  const machine = take(args, '--machine');
  const [text, ...more] = args;
  if (!file || !text || more.length > 0) {
    console.error('Usage: node verify.mjs [activate | release]');
    console.error(
      '       node verify.mjs --public-key <file with the public JWK> [--machine <id>] <licence key or token>',
    );
    return 2;
  }
  const publicJwk = readJson(file);
  const content = machine === undefined ? openLicence(text, publicJwk) : openActivation(text, publicJwk, machine);
  return print(content ? { genuine: true, ...content } : { genuine: false });
}

async function main(args) {
  try {
    if (args.length === 0) return checkFiles();
    if (args.length === 1 && (args[0] === 'activate' || args[0] === 'release')) return await withShop(args[0]);
    return checkText([...args]);
  } catch (error) {
    console.error(`Not checked: ${error.message}`);
    return 2;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  process.exitCode = await main(process.argv.slice(2));
}
