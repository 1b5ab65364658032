import type { Socket } from 'node:net';

const longest = 2000;

/**
 * The connection's last response is sent while its client still sends. Closed at once, the connection would be reset,
 * and most clients then report that instead of the response: it ends here, and is read for a moment longer.
 */
export function closeLater(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), longest);
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
  };
}
