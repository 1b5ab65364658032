import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ServiceManifest, serviceDomains } from '@arcada/contracts';

/** The manifests of all services in the repository, in the order of their areas. */
export async function readManifests(): Promise<ServiceManifest[]> {
  const services = path.resolve(import.meta.dirname, '../../../../services');
  const files = serviceDomains.map((domain) => path.join(services, domain, 'src/manifest.ts'));
  return Promise.all(
    files.filter((file) => fs.existsSync(file)).map(async (file) => (await import(pathToFileURL(file).href)).manifest),
  );
}
