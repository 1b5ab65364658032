/**
 * In place of the federation runtime's: remotes are registered by their entry, so that no manifest is fetched and no
 * snapshot kept. What is left is what a second registration looks into.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin: (): void => undefined };
  readonly manifestCache = new Map<string, never>();
}

export const getGlobalRemoteInfo = () => ({});
