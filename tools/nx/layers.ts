/** Type of a project; with its scope (its area or package) it makes the project's tags. */
export type ProjectType = 'shell' | 'remote' | 'service' | 'package' | 'tool';

const kinds: readonly { pattern: RegExp; type: ProjectType }[] = [
  { pattern: /^(?<scope>shell)$/, type: 'shell' },
  { pattern: /^mfe-(?<scope>[^/]+)$/, type: 'remote' },
  { pattern: /^services\/(?<scope>[^/]+)$/, type: 'service' },
  { pattern: /^packages\/(?<scope>[^/]+)$/, type: 'package' },
  { pattern: /^(?<scope>e2e|tools)$/, type: 'tool' },
  { pattern: /^tools\/(?<scope>[^/]+)$/, type: 'tool' },
  { pattern: /^services\/learning\/(?<scope>clips)$/, type: 'tool' },
];

export interface Tags {
  type: ProjectType;
  scope: string;
}

/** Tags of the project in a folder: `mfe-store` has type remote and scope store. */
export function tagsOf(folder: string): Tags | undefined {
  for (const { pattern, type } of kinds) {
    const scope = pattern.exec(folder)?.groups?.scope;
    if (scope) return { type, scope };
  }
  return undefined;
}

/**
 * Packages that a project with a tag may import, by scope. A scope's own line takes precedence over
 * its type's.
 */
const packagesFor: Record<string, readonly string[]> = {
  'type:shell': ['platform', 'ui', 'search', 'contracts'],
  'type:remote': ['platform', 'ui', 'bim', 'ids', 'contracts'],
  'type:service': ['service-kit', 'search', 'bim', 'ids', 'contracts'],
  'type:tool': ['contracts', 'service-kit', 'federation', 'ui', 'bim', 'ids'],
  'scope:e2e': [],
  'scope:draw': [],
  'scope:clips': ['contracts'],
  'scope:stripe': ['contracts', 'ui'],
  'scope:contracts': [],
  'scope:ui': [],
  'scope:ids': [],
  'scope:platform': ['contracts'],
  'scope:search': ['contracts'],
  'scope:bim': ['ids', 'contracts'],
  'scope:service-kit': ['contracts'],
  'scope:federation': ['contracts'],
  'scope:testing': ['contracts', 'platform', 'service-kit', 'ui'],
};

/** The page server is a process like the services: it reads its configuration as they do. */
const pageServer = [...(packagesFor['type:shell'] ?? []), 'service-kit'];

export function allowedPackages({ type, scope }: Tags, inner = ''): readonly string[] {
  if (type === 'shell' && inner.startsWith('src/server/')) return pageServer;
  return packagesFor[`scope:${scope}`] ?? packagesFor[`type:${type}`] ?? [];
}
