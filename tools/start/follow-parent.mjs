// Preloaded into every process of the site: when the launcher is gone, even by SIGKILL, its channel closes and the
// process drains like at any other stop. Nothing stays behind holding ports or database files.
const longestDrain = 25_000;

// Without a launcher nobody reads what is written; the process drains all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), longestDrain).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
