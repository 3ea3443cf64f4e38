// What an operator has to know of: what stands still although every process answers, and what to do.
import type { PartName } from '@freely/api-client/contract';
import type { Deps } from '../../deps.ts';
import type { ReplicaState } from '../../infrastructure/replicas/index.ts';
import { countParts, type PartCounts } from './parts.repository.ts';

export interface Part {
  readonly name: PartName;
  /** Null while all is well. */
  readonly problem: string | null;
  readonly cure: string;
}

/** The job of every minute is this late at most, also while workers restart. */
const sweepSeconds = 3 * 60;
/** A replica that catches up after a long statement is no trouble. */
const replicaSeconds = 10;

export async function readParts({ db, replicas }: Pick<Deps, 'db' | 'replicas'>): Promise<Part[]> {
  const [counts, states] = await Promise.all([countParts(db), replicas.states()]);

  return judgeParts(counts, states);
}

/** What the counts mean for an operator. */
export function judgeParts(counts: PartCounts, replicas: readonly ReplicaState[]): Part[] {
  const { secondsSinceSweep, lateMails, failedMails, lateEvents, silentPayments, differences } =
    counts;

  return [
    {
      name: 'worker',
      problem:
        secondsSinceSweep === null
          ? 'no worker has ever worked'
          : secondsSinceSweep >= sweepSeconds
            ? `no worker has worked for ${Math.floor(secondsSinceSweep / 60)} minutes`
            : null,
      cure: 'systemctl status "freely-worker@*", then restart them',
    },
    {
      name: 'mail',
      problem:
        lateMails + failedMails > 0
          ? `${lateMails} mails wait for more than 5 minutes, ${failedMails} failed for good today`
          : null,
      cure: 'try the server of SMTP_URL; once it works, late mails go by themselves, failed ones from the status screen of the admin area',
    },
    {
      name: 'payments',
      problem: lateEvents > 0 ? `${lateEvents} events of the provider are not handled` : null,
      cure: 'see the log of the workers for "job failed" of provider-event',
    },
    {
      name: 'webhooks',
      problem:
        silentPayments > 0
          ? `${silentPayments} payments of the last hour came without an event of the provider`
          : null,
      cure: 'compare the endpoint and the secret in the provider’s dashboard with STRIPE_WEBHOOK_SECRET; until then payments are confirmed every five minutes',
    },
    {
      name: 'books',
      problem:
        differences > 0 ? `${differences} movements of the provider are not in our books` : null,
      cure: 'find them at the provider’s dashboard, and refund or explain them on the status screen of the admin area: money has moved without a booking',
    },
    // A market without replicas has no such part.
    ...(replicas.length === 0 ? [] : [judgeReplicas(replicas)]),
  ];
}

function judgeReplicas(replicas: readonly ReplicaState[]): Part {
  const problems = replicas.flatMap(({ name, problem, stalenessSeconds: seconds }) => {
    if (problem !== null) return [`${name} ${problem}`];

    return seconds > replicaSeconds ? [`${name} is ${Math.floor(seconds)} seconds behind`] : [];
  });

  return {
    name: 'replicas',
    problem: problems.length === 0 ? null : problems.join(', '),
    cure: 'see the log of the replica: it has to reach the primary, and to have disk and time; until then the primary answers all reads',
  };
}
