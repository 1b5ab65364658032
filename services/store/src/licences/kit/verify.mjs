#!/usr/bin/env node
// Checks an Arcada licence offline: plain Node 18 or newer, no dependency, no network.
//
//   node verify.mjs                 checks licence.json beside this file, and this computer's activation
//   node verify.mjs activate        takes a seat for this computer (needs the network, once)
//   node verify.mjs release         gives the seat back, for another computer (needs the network)
//   node verify.mjs --public-key public-key.json [--machine <id>] <key or token>
//
// Says what it found in the language of ACTIVATION.md, which licence.json names, or else of the system
// (LC_ALL, LC_MESSAGES or LANG: English, Portuguese, Spanish); with --json it prints JSON instead, for
// programs. It exits with 0 when the licence is genuine or the call succeeded, with 1 when it isn't
// genuine, and with 2 when the call is wrong or the shop refused it or cannot be reached. Only the shop
// knows whether an order was refunded since: POST /api/licences/verify.

import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
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

const texts = {
  en: {
    dates: 'en-GB',
    seats: (count) => (count === 1 ? '1 seat' : `${count} seats`),
    genuine: (product, seats) => `The licence for ${product} is genuine: ${seats}.`,
    forged: 'This is not a genuine licence: it does not fit the public key of the shop.',
    active: (until) => `This computer is activated until ${until}.`,
    inactive: 'This computer is not activated. To take a seat, run: node verify.mjs activate',
    ended:
      'The activation in this folder has ended, or is for another computer. To renew it, run: node verify.mjs activate',
    token: (product, until) => `The activation for ${product} is genuine and holds on this machine until ${until}.`,
    noToken: 'This activation is not valid: it is not genuine, has ended, or is for another machine.',
    activated: (used, seats, until) =>
      `This computer is activated: ${used} of ${seats} in use. It can be checked offline until ${until}.`,
    released: 'This computer is released: its seat is free for another computer.',
    missing: (file) => `The file ${file} is missing. Unpack the whole download and try again.`,
    unreadable: (file) => `The file ${file} cannot be read. Download it again from your licences.`,
    unreachable: 'The shop cannot be reached. Check your network connection and try again.',
    failed: (reason) => `Not checked: ${reason}`,
    refused: (reason) => `The shop refused: ${reason}`,
    usage: `Usage:
  node verify.mjs            checks licence.json in this folder, and whether this computer is activated
  node verify.mjs activate   takes a seat for this computer (needs the network)
  node verify.mjs release    gives the seat back, for another computer (needs the network)
  node verify.mjs --public-key <file with the public JWK> [--machine <id>] <licence key or token>

With --json the result is printed as JSON.
Exit codes: 0 genuine or done, 1 not genuine, 2 wrong call, or refused by the shop or unable to reach it.`,
  },
  pt: {
    dates: 'pt-BR',
    seats: (count) => (count === 1 ? '1 assento' : `${count} assentos`),
    genuine: (product, seats) => `A licença de ${product} é autêntica: ${seats}.`,
    forged: 'Esta licença não é autêntica: ela não corresponde à chave pública da loja.',
    active: (until) => `Este computador está ativado até ${until}.`,
    inactive: 'Este computador não está ativado. Para ocupar um assento, rode: node verify.mjs activate',
    ended: 'A ativação desta pasta terminou ou é de outro computador. Para renovar, rode: node verify.mjs activate',
    token: (product, until) => `A ativação de ${product} é autêntica e vale nesta máquina até ${until}.`,
    noToken: 'Esta ativação não é válida: não é autêntica, terminou ou é de outra máquina.',
    activated: (used, seats, until) =>
      `Este computador está ativado: ${used} de ${seats} em uso. Pode ser conferido sem rede até ${until}.`,
    released: 'Este computador foi liberado: o assento está livre para outro computador.',
    missing: (file) => `Falta o arquivo ${file}. Descompacte o download inteiro e tente de novo.`,
    unreadable: (file) => `Não foi possível ler o arquivo ${file}. Baixe-o de novo em suas licenças.`,
    unreachable: 'Não foi possível acessar a loja. Verifique a conexão de rede e tente de novo.',
    failed: (reason) => `Não foi conferido: ${reason}`,
    refused: (reason) => `A loja recusou: ${reason}`,
    usage: `Uso:
  node verify.mjs            confere o licence.json desta pasta e se este computador está ativado
  node verify.mjs activate   ocupa um assento para este computador (precisa de rede)
  node verify.mjs release    devolve o assento, para outro computador (precisa de rede)
  node verify.mjs --public-key <arquivo com a JWK pública> [--machine <id>] <chave de licença ou token>

Com --json o resultado sai em JSON.
Códigos de saída: 0 autêntica ou feito, 1 não autêntica, 2 chamada errada, ou loja que recusou ou não pôde ser acessada.`,
  },
  es: {
    dates: 'es',
    seats: (count) => (count === 1 ? '1 puesto' : `${count} puestos`),
    genuine: (product, seats) => `La licencia de ${product} es auténtica: ${seats}.`,
    forged: 'Esta licencia no es auténtica: no corresponde a la clave pública de la tienda.',
    active: (until) => `Este equipo está activado hasta el ${until}.`,
    inactive: 'Este equipo no está activado. Para ocupar un puesto, ejecuta: node verify.mjs activate',
    ended:
      'La activación de esta carpeta ha terminado o es de otro equipo. Para renovarla, ejecuta: node verify.mjs activate',
    token: (product, until) => `La activación de ${product} es auténtica y vale en este equipo hasta el ${until}.`,
    noToken: 'Esta activación no es válida: no es auténtica, ha terminado o es de otro equipo.',
    activated: (used, seats, until) =>
      `Este equipo está activado: ${used} de ${seats} en uso. Se puede comprobar sin red hasta el ${until}.`,
    released: 'Este equipo está liberado: el puesto queda libre para otro equipo.',
    missing: (file) => `Falta el archivo ${file}. Descomprime la descarga completa e inténtalo de nuevo.`,
    unreadable: (file) => `No se puede leer el archivo ${file}. Descárgalo de nuevo desde tus licencias.`,
    unreachable: 'No se puede conectar con la tienda. Comprueba la conexión de red e inténtalo de nuevo.',
    failed: (reason) => `No se ha comprobado: ${reason}`,
    refused: (reason) => `La tienda lo ha rechazado: ${reason}`,
    usage: `Uso:
  node verify.mjs            comprueba el licence.json de esta carpeta y si este equipo está activado
  node verify.mjs activate   ocupa un puesto para este equipo (necesita red)
  node verify.mjs release    devuelve el puesto, para otro equipo (necesita red)
  node verify.mjs --public-key <archivo con la JWK pública> [--machine <id>] <clave de licencia o token>

Con --json el resultado se muestra en JSON.
Códigos de salida: 0 auténtica o hecho, 1 no auténtica, 2 llamada incorrecta, o tienda que lo rechazó o no respondió.`,
  },
};

/** That of the page beside this file; without one the system's: LC_ALL, LC_MESSAGES or LANG where there are such. */
function language() {
  try {
    const { language: own } = JSON.parse(readFileSync(join(here, 'licence.json'), 'utf8'));
    if (Object.hasOwn(texts, String(own).slice(0, 2))) return own.slice(0, 2);
  } catch {
    // None beside it, or unreadable: said when it is needed.
  }
  const start = Intl.DateTimeFormat().resolvedOptions().locale.slice(0, 2);
  return Object.hasOwn(texts, start) ? start : 'en';
}

const say = texts[language()];
const day = (seconds) => new Intl.DateTimeFormat(say.dates, { dateStyle: 'long' }).format(new Date(seconds * 1000));

/** What a person reads when something is wrong; `code` is the shop's. */
class Fault extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

function readJson(file) {
  const name = basename(file);
  if (!existsSync(file)) throw new Fault(say.missing(name));
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Fault(say.unreadable(name));
  }
}

function print(json, result, sentences) {
  console.log(json ? JSON.stringify(result) : sentences.join('\n'));
  return result.genuine === false ? 1 : 0;
}

async function call(site, action, body) {
  const response = await fetch(new URL(`/api/licences/${action}`, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': say.dates },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Fault(say.unreachable);
  });
  const text = await response.text();
  if (response.ok) return text ? JSON.parse(text) : {};
  let message = `${response.status} ${text}`;
  let code;
  try {
    ({ message, code } = JSON.parse(text));
  } catch {
    // Not from the shop: shown as it is.
  }
  throw new Fault(say.refused(message), code);
}

async function withShop(action, json) {
  const { key, site } = readJson(join(here, 'licence.json'));
  const machine = machineId();
  if (action === 'release') {
    await call(site, 'deactivate', { key, machineId: machine });
    rmSync(activationFile, { force: true });
    return print(json, { released: true }, [say.released]);
  }
  const { token, ...seats } = await call(site, 'activate', {
    key,
    machineId: machine,
    machineName: hostname().slice(0, 120),
  }).catch((fault) => {
    // Refunded: what was kept from before holds no more.
    if (fault.code === 'store.licence.revoked') rmSync(activationFile, { force: true });
    throw fault;
  });
  writeFileSync(activationFile, `${JSON.stringify({ token }, null, 2)}\n`);
  const until = day(Date.parse(seats.tokenEndsAt) / 1000);
  return print(json, { activated: true, ...seats }, [say.activated(seats.seatsInUse, say.seats(seats.seats), until)]);
}

function checkFiles(json) {
  const { key } = readJson(join(here, 'licence.json'));
  const publicJwk = readJson(join(here, 'public-key.json'));
  const licence = openLicence(key, publicJwk);
  if (!licence) return print(json, { genuine: false }, [say.forged]);
  const kept = existsSync(activationFile) ? readJson(activationFile) : undefined;
  const active = kept && openActivation(kept.token, publicJwk, machineId());
  return print(json, { genuine: true, ...licence, activatedHere: Boolean(active) }, [
    say.genuine(licence.product, say.seats(licence.seats)),
    active ? say.active(day(active.exp)) : kept ? say.ended : say.inactive,
  ]);
}

function checkText(json, { file, machine, text }) {
  const publicJwk = readJson(file);
  const content = machine === undefined ? openLicence(text, publicJwk) : openActivation(text, publicJwk, machine);
  if (!content) return print(json, { genuine: false }, [machine === undefined ? say.forged : say.noToken]);
  const sentence =
    machine === undefined
      ? say.genuine(content.product, say.seats(content.seats))
      : say.token(content.product, day(content.exp));
  return print(json, { genuine: true, ...content }, [sentence]);
}

function take(args, name) {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
}

async function main(given) {
  const json = given.includes('--json');
  const args = given.filter((one) => one !== '--json');
  if (args.includes('--help') || args.includes('-h')) {
    console.log(say.usage);
    return 0;
  }
  try {
    if (args.length === 0) return checkFiles(json);
    if (args.length === 1 && (args[0] === 'activate' || args[0] === 'release')) return await withShop(args[0], json);
    const [file, machine] = [take(args, '--public-key'), take(args, '--machine')];
    const [text, ...more] = args;
    if (file && text && more.length === 0) return checkText(json, { file, machine, text });
    console.error(say.usage);
  } catch (error) {
    console.error(error instanceof Fault ? error.message : say.failed(error.message));
  }
  return 2;
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  process.exitCode = await main(process.argv.slice(2));
}
