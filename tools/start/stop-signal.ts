const parentCheck = 500;

/**
 * Calls `stop` once, when the launcher is asked to end: by Ctrl-C, SIGTERM, SIGHUP, or because npm, which waits for it,
 * is gone. Then ends the process.
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
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) handle('npm is gone');
    }, parentCheck).unref();
  }
}
