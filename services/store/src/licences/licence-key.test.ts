import { execFile } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSigningKey } from '@arcada/service-kit';
import { type LicencePayload, openLicence, signLicence } from './licence-key.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'kit/verify.mjs');

const newKey = () => {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return readSigningKey(Buffer.from(JSON.stringify(jwk)).toString('base64url'));
};
const payload: LicencePayload = {
  v: 1,
  id: crypto.randomUUID(),
  product: 'advanced-dynamo-toolkit',
  seats: 3,
  order: crypto.randomUUID(),
  iat: 1_795_000_000,
};
const withPayload = (licence: string, changes: object) => {
  const [head, body, signature] = licence.split('.') as [string, string, string];
  const said = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...changes };
  return [head, Buffer.from(JSON.stringify(said)).toString('base64url'), signature].join('.');
};

describe('licence key', () => {
  it('contains what was signed', () => {
    const key = newKey();
    expect(openLicence(signLicence(payload, key), key)).toEqual(payload);
  });

  it('is refused when any part of it was changed or another key signed it', () => {
    const key = newKey();
    const licence = signLicence(payload, key);
    expect(openLicence(withPayload(licence, { seats: 99 }), key)).toBeUndefined();
    expect(openLicence(licence.replace('ARC1', 'ARC2'), key)).toBeUndefined();
    expect(openLicence(`${licence}.x`, key)).toBeUndefined();
    expect(openLicence(`${licence}=`, key)).toBeUndefined();
    expect(openLicence(licence.slice(0, -4), key)).toBeUndefined();
    expect(openLicence(signLicence(payload, newKey()), key)).toBeUndefined();
    expect(openLicence('', key)).toBeUndefined();
  });

  it('is signed only by a private Ed25519 key', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
    const encode = (jwk: object) => Buffer.from(JSON.stringify(jwk)).toString('base64url');
    const open = createPublicKey(newKey()).export({ format: 'jwk' });
    expect(() => readSigningKey(encode(rsa))).toThrow('not a private Ed25519 JWK');
    expect(() => readSigningKey(encode(open))).toThrow('not a private Ed25519 JWK');
    expect(() => readSigningKey('nonsense')).toThrow();
  });
});

describe('kit/verify.mjs', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'licence-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const keyFile = async (publicJwk: object) => {
    const file = join(folder, 'public-key.json');
    await writeFile(file, JSON.stringify(publicJwk));
    return file;
  };
  const verify = async (publicJwk: object, licence: string) => {
    const file = await keyFile(publicJwk);
    // No environment and no dependencies, as at a plug-in author's.
    const call = run(process.execPath, [script, '--json', '--public-key', file, licence], { cwd: folder, env: {} });
    return call.then(
      ({ stdout }) => ({ code: 0, said: JSON.parse(stdout) }),
      (error: { code: number; stdout: string }) => ({
        code: error.code,
        said: error.stdout && JSON.parse(error.stdout),
      }),
    );
  };

  it('distinguishes a genuine key from a forged one, offline', async () => {
    const key = newKey();
    const publicJwk = createPublicKey(key).export({ format: 'jwk' });
    const licence = signLicence(payload, key);
    expect(await verify(publicJwk, licence)).toEqual({ code: 0, said: { genuine: true, ...payload } });
    expect(await verify(publicJwk, withPayload(licence, { seats: 99 }))).toEqual({ code: 1, said: { genuine: false } });
    expect(await verify(publicJwk, signLicence(payload, newKey()))).toEqual({ code: 1, said: { genuine: false } });
    expect((await verify({ kty: 'nonsense' }, licence)).code).toBe(2);
  });

  it.each([
    ['en_GB.UTF-8', 'The licence for toolkit is genuine: 2 seats.', 'This is not a genuine licence'],
    ['pt_BR.UTF-8', 'A licença de toolkit é autêntica: 2 assentos.', 'Esta licença não é autêntica'],
    ['es_ES.UTF-8', 'La licencia de toolkit es auténtica: 2 puestos.', 'Esta licencia no es auténtica'],
    ['C', 'The licence for toolkit is genuine: 2 seats.', 'This is not a genuine licence'],
  ])('says so in a sentence in the language of the reader: %s', async (LANG, genuine, forged) => {
    const key = newKey();
    const file = await keyFile(createPublicKey(key).export({ format: 'jwk' }));
    const licence = signLicence({ ...payload, product: 'toolkit', seats: 2 }, key);
    const call = (...given: string[]) => run(process.execPath, [script, ...given], { cwd: folder, env: { LANG } });
    expect((await call('--public-key', file, licence)).stdout.trim()).toBe(genuine);
    await expect(call('--public-key', file, withPayload(licence, { seats: 99 }))).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(forged),
    });
    // Without its files, as in the place of the code.
    await expect(call()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('licence.json') });
    expect((await call('--help')).stdout).toContain('node verify.mjs activate');
  });
});
