// A port in front of another: closing it is how a service dies for those who use it.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export async function startRelay(to: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(to);
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket)).on('error', () => {});
    }
    client.pipe(target).pipe(client);
  });
  const listen = (port: number) =>
    new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()));
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: () => listen(port),
  };
}
