// A primary and a streaming replica of it. The packaged PostgreSQL has no pg_basebackup: the replica begins
// as a copy of the primary, made while that is stopped.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@freely/tools/embedded-database';
import { freePort } from '@freely/tools/free-port';

export type ReplicatedDatabase = Awaited<ReturnType<typeof startReplicatedDatabase>>;

/** @param prepare fills the primary before it is copied */
export async function startReplicatedDatabase(prepare: (url: string) => Promise<unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'freely-replica-'));
  // When root starts the servers, their account has to enter this folder.
  chmodSync(folder, 0o711);
  const [primaryDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')];
  const port = await freePort();
  const original = await startEmbeddedDatabase({ dataDir: primaryDir, port });
  await prepare(original.url);
  await original.stop();

  execFileSync('cp', ['-a', primaryDir, replicaDir]);
  const { hostname, username, password } = new URL(original.url);
  const cluster = join(replicaDir, 'cluster');
  writeFileSync(join(cluster, 'standby.signal'), '');
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
  const primary = await startEmbeddedDatabase({ dataDir: primaryDir, port });
  const replicaPort = await freePort();
  const startReplica = () => startEmbeddedDatabase({ dataDir: replicaDir, port: replicaPort });
  let replica: EmbeddedDatabase | null = await startReplica();

  return {
    url: primary.url,
    replicaUrl: replica.url,
    stopReplica: async () => {
      await replica?.stop();
      replica = null;
    },
    startReplica: async () => {
      replica ??= await startReplica();
    },
    /** The server's own process, which can be frozen: then it takes connections and answers nothing. */
    replicaPid: () =>
      Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    close: async () => {
      await replica?.stop();
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
