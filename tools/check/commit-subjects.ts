import { spawnSync } from 'node:child_process';
import { root } from '../workspace.ts';

/** The last commit from before the rule. */
const beforeTheRule = 'a5e326073bb0a57a9fe3790fea9004f42b004004';
const longest = 72;
const subject = /^[a-z0-9]+([ ,/-]+[a-z0-9]+)*: \S/;

export interface Commit {
  id: string;
  subject: string;
}

/** The fault of a commit's subject; undefined when it is `area: what it does`. */
export function faultOf(text: string): string | undefined {
  if (text.length > longest) return `${text.length} characters: write at most ${longest}, and the why in the body`;
  return subject.test(text) ? undefined : 'write "area: what it does", for example "store: look up prices once"';
}

const git = (folder: string, ...parameters: string[]) => {
  const { status, stdout } = spawnSync('git', parameters, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * Commits that are not yet on the main branch of the remote. Without a remote, all since the rule
 * was introduced; without that commit (a shallow clone) or without git, none.
 */
export function newCommits(folder = root, since = process.env.COMMITS_SINCE ?? 'origin/main'): Commit[] {
  const known = [since, 'origin/main', beforeTheRule].find((name) =>
    git(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`),
  );
  const listed = known && git(folder, 'log', '--no-merges', '--format=%h %s', `${known}..HEAD`);
  if (!listed) return [];
  return listed.split('\n').map((line) => ({
    id: line.slice(0, line.indexOf(' ')),
    subject: line.slice(line.indexOf(' ') + 1),
  }));
}

export const commitFaults = (commits: readonly Commit[]): string[] =>
  commits.flatMap(({ id, subject: text }) => {
    const fault = faultOf(text);
    return fault ? [`${id} "${text}": ${fault}`] : [];
  });
