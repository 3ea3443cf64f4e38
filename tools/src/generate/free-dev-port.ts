import { isTaken } from '../product/ports.ts';
import { readRemoteFile, remotesIn } from '../webpack/remote-file.ts';

/** The first port after the shell's that no remote of the checkout has, and no program uses. */
export async function freeDevPort(root: string): Promise<number> {
  const kept = new Set(remotesIn(root).map((remote) => readRemoteFile(remote, root).port));
  let port = 4201;
  while (kept.has(port) || port === SANDBOX_PORT || (await isTaken(port))) port += 1;

  return port;
}

/** Of the payment sandbox, which may not run at the moment. */
const SANDBOX_PORT = 4242;
