// What a process measures of the replicas that it reads from, whether they are connected or not.
import type { Deps } from '../../deps.ts';
import type { Family } from '../../infrastructure/metrics/index.ts';

export async function measureReplicas(replicas: Deps['replicas']): Promise<Family[]> {
  if (!replicas.exist) return [];
  const states = await replicas.states();

  return [
    {
      name: 'freely_replica_staleness_seconds',
      help: 'How old what a replica shows can be at most; grows while it does not answer',
      type: 'gauge',
      samples: states.map(({ name, stalenessSeconds }) => ({
        labels: { replica: name },
        value: stalenessSeconds,
      })),
    },
    {
      name: 'freely_reads_total',
      help: 'Calls that only read, by the database that has answered them',
      type: 'counter',
      samples: [...replicas.counts].map(([source, value]) => ({ labels: { source }, value })),
    },
  ];
}
