import { existsSync } from 'node:fs';
import { type FileHandle, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Language, type Licence, licenceUse, links } from '@arcada/contracts';
import { CONFIG } from '@arcada/service-kit';
import { zipOf } from '@arcada/service-kit/zips';
import { Inject, Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { kitFolder } from '../catalogue/files/kit-folder.ts';
import { type JoinedZip, joinZips } from './join-zips.ts';
import { LicenceSigner } from './licence-signer.ts';

// Next to this file in tests; the bundle (dist/main.js) finds it in ../src.
const here = dirname(fileURLToPath(import.meta.url));
const places = [join(here, 'kit'), join(here, '../src/licences/kit')];
const folder = places.find((place) => existsSync(place)) ?? here;

/** What a buyer gets with each download: the licence as a file, the verifier and a page on activation. */
@Injectable()
export class LicenceKit {
  constructor(
    private readonly signer: LicenceSigner,
    @Inject(CONFIG) private readonly config: { SITE_URL: string },
  ) {}

  /** A bought file with the kit in it, if it is a zip file; any other is sent as it is. */
  async addTo(
    file: FileHandle,
    licence: Licence | undefined,
    language: Language,
  ): Promise<{ stream: Readable; length: number }> {
    const { size } = await file.stat();
    const joined = licence && (await joinZips(zipOf(file, size), await this.pack(licence, language)));
    if (!joined) return { stream: file.createReadStream(), length: size };
    const stream = Readable.from(contentsOf(file, joined), { objectMode: false });
    return { stream, length: joined.keep + joined.rest.length };
  }

  /** A zip file with the kit in its folder. */
  async pack(licence: Licence, language: Language): Promise<Buffer> {
    const [verifier, page] = await Promise.all([
      readFile(join(folder, 'verify.mjs'), 'utf8'),
      readFile(join(folder, `activation.${language}.md`), 'utf8'),
    ]);
    const { id, key, productId, productName, orderNumber, seats, issuedAt } = licence;
    const said: Record<string, string | number> = {
      product: productName,
      sentence: licenceUse[language],
      seats,
      order: orderNumber,
      licences: new URL(links.licences(productId), this.config.SITE_URL).href,
    };
    const { origin: site } = new URL(this.config.SITE_URL);
    const files: Record<string, string> = {
      'ACTIVATION.md': page.replace(/\{(\w+)\}/g, (whole, name: string) => String(said[name] ?? whole)),
      'licence.json': json({ id, product: productId, seats, order: orderNumber, issuedAt, language, site, key }),
      'public-key.json': json(this.signer.publicJwk()),
      'verify.mjs': verifier,
    };
    const zip = new ZipFile();
    for (const [name, text] of Object.entries(files))
      zip.addBuffer(Buffer.from(text), `${kitFolder}/${name}`, { mtime: new Date(issuedAt) });
    zip.end();
    return buffer(zip.outputStream);
  }
}

/** Closes the file, also when the reader leaves. */
async function* contentsOf(file: FileHandle, { keep, rest }: JoinedZip) {
  if (keep > 0) yield* file.createReadStream({ start: 0, end: keep - 1 });
  else await file.close();
  yield rest;
}

const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
