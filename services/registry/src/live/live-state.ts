import { remoteDomains } from '@arcada/contracts';
import { z } from 'zod';

const liveRemote = z.object({
  version: z.string(),
  /** Versions to roll back to, the latest last. */
  before: z.array(z.string()),
  /** Versions that have been live: their files are still served, for tabs that are open. */
  served: z.array(z.string()),
  /** When a version ceased to be live. */
  left: z.record(z.string(), z.iso.datetime()).default({}),
});

export const liveStateSchema = z.object({ remotes: z.partialRecord(z.enum(remoteDomains), liveRemote) });
export type LiveState = z.infer<typeof liveStateSchema>['remotes'];
export type LiveRemoteState = z.infer<typeof liveRemote>;

const mostBefore = 50;

/** Another version goes live: the present one is recorded with its time. */
export function withLive(present: LiveRemoteState | undefined, version: string, before: string[]): LiveRemoteState {
  const { [version]: _, ...left } = present?.left ?? {};
  if (present) left[present.version] = new Date().toISOString();
  return {
    version,
    before: before.slice(-mostBefore),
    served: [...new Set([...(present?.served ?? []), version])],
    left,
  };
}

/** As if a version had never been live. */
export function without(present: LiveRemoteState, version: string): LiveRemoteState {
  const others = (list: string[]) => list.filter((item) => item !== version);
  const { [version]: _, ...left } = present.left;
  return { ...present, before: others(present.before), served: others(present.served), left };
}
