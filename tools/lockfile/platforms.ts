interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors: Record<string, string> = { wasm32: 'wasm32', universal: '' };

/** The platform in a package's name: `@nx/nx-linux-x64-musl` is for linux, x64, musl. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[-/]/);
  const at = parts.findIndex((part) => systems.includes(part));
  const system = parts[at];
  const processor = parts[at + 1];
  if (!system || !processor) return { cpu: [parts.find((part) => processors[part]) ?? 'wasm32'] };
  const libc = parts.at(-1)?.includes('musl') ? ['musl'] : parts.at(-1) === 'gnu' ? ['glibc'] : undefined;
  return { os: [system], cpu: [processor], ...(libc ? { libc } : {}) };
}

/** Optional packages for other platforms that the lockfile requires, but has no entry for. */
export function missingPlatforms({ packages }: Lockfile): Map<string, LockedPackage> {
  const missing = new Map<string, LockedPackage>();
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (packages[`node_modules/${name}`] || packages[`${place}/node_modules/${name}`]) continue;
      missing.set(name, { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) });
    }
  }
  return missing;
}

/**
 * Adds entries for them. npm omits them when the registry that wrote the lockfile doesn't carry
 * them, and then `npm ci` refuses the lockfile. They have no hash, because nothing was downloaded:
 * they are for machines of that kind only.
 */
export function completeLockfile(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages };
  for (const [name, entry] of missingPlatforms(lockfile)) packages[`node_modules/${name}`] = entry;
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}
