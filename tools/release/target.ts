import { remoteDomains } from '@arcada/contracts';
import { ToolError } from '../progress.ts';
import { readKeys } from '../start/keys.ts';
import { readSettings } from '../start/settings.ts';
import { readState } from '../start/state-file.ts';

export interface Target {
  /** Origin of the site. */
  siteUrl: string;
  token: string;
}

/** `mfe-store` and `store` mean the same. */
export function remoteNamed(name: string): string {
  const remote = name.replace(/^mfe-/, '').replace(/\/$/, '');
  if ((remoteDomains as readonly string[]).includes(remote)) return remote;
  throw new ToolError(`There is no remote "${name}": ${remoteDomains.join(', ')}`);
}

/** Where to publish and with which token: as given, else the site running on this machine's data. */
export function targetFor(remote: string | undefined): Target {
  const { dataDir } = readSettings();
  const { RELEASE_URL: url = readState(dataDir)?.url, RELEASE_TOKEN: given } = process.env;
  if (!url) {
    throw new ToolError(
      `No site is running on the data in ${dataDir}. Start it with npm start; say where its data are with DATA_DIR, as at its start; or say where to publish: RELEASE_URL=https://shop.example.com`,
    );
  }
  const own = () => (remote ? readKeys(dataDir).releaseTokens[remote] : undefined);
  const token = given ?? (process.env.RELEASE_URL ? undefined : own());
  if (!token) throw new ToolError(`${url} asks for the token of ${remote ?? 'a remote'}: set RELEASE_TOKEN`);
  return { siteUrl: url.replace(/\/$/, ''), token };
}

/** Every target that can be listed: of one token, or all in this machine's data. */
export function targetsToList(remote: string | undefined): Target[] {
  if (remote || process.env.RELEASE_TOKEN || process.env.RELEASE_URL) return [targetFor(remote)];
  return remoteDomains.map((domain) => targetFor(domain));
}
