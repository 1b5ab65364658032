// Preloaded into every process of the site: when the launcher is gone, even by SIGKILL, its channel
// closes and the process drains as at any other stop. Nothing stays behind with open ports or
// database files.
const longestDrain = 25_000;

// Without a launcher nothing reads the output; the process must drain all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), longestDrain).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
