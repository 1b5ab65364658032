import net from 'node:net';

/** Opens and closes a listener; undefined when it worked, else the error's code such as EADDRINUSE. */
function tryListen(port: number, host?: string): Promise<{ port: number } | { code: string }> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve({ code: error.code ?? 'EUNKNOWN' }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address() as net.AddressInfo;
      server.close(() => resolve({ port: address.port }));
    });
  });
}

/** Why the public port can't be used, in words; undefined when it can. */
export async function whyPortIsTaken(port: number): Promise<string | undefined> {
  const result = await tryListen(port);
  if ('port' in result) return undefined;
  if (result.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
  }
  if (result.code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023: PORT=8080 npm start`;
  return `Port ${port} can't be opened (${result.code}).`;
}

/** Different free ports on 127.0.0.1. All are bound while they are chosen, so that none is chosen twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<net.Server>((resolve, reject) => {
          const server = net.createServer();
          server.once('error', reject);
          server.listen({ port: 0, host: '127.0.0.1' }, () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as net.AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
