import { type Lockfile, missingPlatforms } from '../../lockfile/platforms.ts';
import type { Finding, Rule } from '../rule.ts';

const binary = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|pdf|mp4|webm|zip|gz|sqlite|rvt|rfa)$/i;
const traces: { pattern: RegExp; message: string }[] = [
  {
    pattern: /(?<![\w.~-])\/(?:home|Users|root|work)\/[a-z0-9_.-]{2,}/i,
    message: 'A path of one machine: write it relative to the repository',
  },
  {
    pattern:
      /https?:\/\/[\w.-]*\b(?:registry|npm|yarnpkg|artifactory|nexus|verdaccio)\b[\w.-]*\.(?!example\b)[a-z]{2,}|\bregistry\s*=\s*["']?https?:/i,
    message: "The host of a package registry: leave it to the machine's own npm configuration",
  },
];

/** Nothing specific to one machine or its network is written into the repository. */
export const machineTraces: Rule = {
  name: 'machine-traces',
  check: ({ files, read }) =>
    files
      .filter((file) => !binary.test(file) && file !== 'package-lock.json' && !file.startsWith('tools/house/'))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((text, index) =>
            traces
              .filter(({ pattern }) => pattern.test(text))
              .map(({ message }): Finding => ({ file, line: index + 1, rule: 'machine-traces', message })),
          ),
      ),
};

const finding = (line: number, message: string): Finding => ({
  file: 'package-lock.json',
  line,
  rule: 'lockfile',
  message,
});

/**
 * The lockfile identifies packages by version and hash, never by the host that one machine used;
 * and it has the packages of every platform, without which `npm ci` refuses it.
 */
export const lockfile: Rule = {
  name: 'lockfile',
  check: ({ files, read }) => {
    if (!files.includes('package-lock.json')) return [];
    const text = read('package-lock.json');
    const hosts = text
      .split('\n')
      .flatMap((line, index) =>
        /"resolved":\s*"[a-z+]+:\/\//.test(line)
          ? [finding(index + 1, 'Remove "resolved": .npmrc has omit-lockfile-registry-resolved')]
          : [],
      );
    const missing = [...missingPlatforms(JSON.parse(text) as Lockfile).keys()];
    if (missing.length === 0) return hosts;
    const names =
      missing.length > 3 ? `${missing.slice(0, 3).join(', ')} and ${missing.length - 3} more` : missing.join(', ');
    return [...hosts, finding(1, `${names} are wanted but not locked: run "node tools/lockfile/main.ts"`)];
  },
};
