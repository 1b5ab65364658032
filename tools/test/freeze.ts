import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process with its children (its group), or only the children. */
export type Part = 'whole' | 'children';

const membersOf = (leader: number, part: Part) =>
  execFileSync('ps', ['-axo', 'pid=,pgid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, group, state = '']) => ({ pid: Number(pid), group: Number(group), state }))
    .filter(({ state }) => !state.startsWith('Z'))
    .filter(({ pid, group }) => (pid === leader ? part === 'whole' : group === leader));

const stopped = ({ state }: { state: string }) => /^T/.test(state);

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT') {
  try {
    process.kill(pid, name);
  } catch {
    // Replaced meanwhile by its supervisor.
  }
}

export interface Frozen {
  /** Whether all of it is stopped, and nothing was ended or started instead. */
  stands: () => boolean;
  thaw: () => void;
}

/**
 * Makes processes hang, as an endless wait would: the system still accepts connections for them.
 * Returns once they do.
 */
export async function freeze(leader: number, part: Part = 'whole'): Promise<Frozen> {
  const members = membersOf(leader, part);
  if (members.length === 0) throw new Error(`Process ${leader} has nothing that could be stopped`);
  for (const { pid } of members) signal(pid, 'SIGSTOP');
  const ids = members.map(({ pid }) => pid);
  const stands = () =>
    membersOf(leader, part).filter((member) => ids.includes(member.pid) && stopped(member)).length === ids.length;
  // On a busy machine a signal takes a while.
  while (!stands()) await sleep(5);
  const thaw = () => {
    for (const pid of ids) signal(pid, 'SIGCONT');
  };
  return { stands, thaw };
}
