import { ToolError } from '../progress.ts';
import type { ListedRemote } from './registry-client.ts';

export function listedOf(list: ListedRemote[], remote: string, siteUrl: string): ListedRemote {
  const found = list.find((item) => item.remote === remote);
  if (!found) throw new ToolError(`The token given for ${siteUrl} is not the one of ${remote}`);
  return found;
}

export const healthIn = ({ releases }: ListedRemote, version: string) =>
  releases.find((item) => item.version === version)?.health ?? null;
