import fs from 'node:fs';

const parentCheck = 500;

/** Parent and grandparent: npm runs its script in a shell, which outlives a killed npm. */
function ancestors(): string {
  const parent = process.ppid;
  try {
    const fields = fs.readFileSync(`/proc/${parent}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return `${parent} ${fields[1]}`;
  } catch {
    // Without /proc (macOS, Windows) the parent must be enough.
    return String(parent);
  }
}

/**
 * Calls `stop` once, when the launcher is asked to end: by Ctrl-C, SIGTERM, SIGHUP, or because the
 * npm that waits for it is gone. Then ends the process.
 */
export function onStop(stop: () => Promise<void>): void {
  let asked = false;
  const handle = (reason: string) => {
    if (asked) return;
    asked = true;
    console.log(`\n${reason}: stopping …`);
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => handle(signal));
  // A closed terminal or pipe must not end the launcher before its processes.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  if (process.env.npm_lifecycle_event) {
    const begun = ancestors();
    setInterval(() => {
      if (ancestors() !== begun) handle('npm is gone');
    }, parentCheck).unref();
  }
}
