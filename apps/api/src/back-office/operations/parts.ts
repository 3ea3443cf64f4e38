// What an operator has to know of: what stands still although every process answers, and what to do.
import { bookingReference } from '@freely/domain/booking-reference';
import type { Deps } from '../../deps.ts';
import type { ReplicaState } from '../../infrastructure/replicas/index.ts';
import { readWatched, type Watched } from '../watch/index.ts';
import { judgeProcesses, judgeWorker } from './judge-processes.ts';
import type { Part } from './part.ts';
import { countParts, type PartCounts } from './parts.repository.ts';

/** So many are named, so that the line can be read. */
const shownBookings = 5;
/** A replica that catches up after a long statement is no trouble. */
const replicaSeconds = 10;

export async function readParts({ db, replicas }: Pick<Deps, 'db' | 'replicas'>): Promise<Part[]> {
  const [counts, states, watched] = await Promise.all([
    countParts(db),
    replicas.states(),
    readWatched(db),
  ]);

  return judgeParts(counts, states, watched);
}

/** What the counts mean for an operator. */
export function judgeParts(
  counts: PartCounts,
  replicas: readonly ReplicaState[],
  watched: Watched,
): Part[] {
  const { lateMails, failedMails, lateEvents, silentPayments, differences, failedRefunds } = counts;
  const tried = new Map(watched.trials.map(({ part, problem }) => [part, problem]));

  return [
    judgeWorker(counts, watched.processes),
    ...judgeProcesses(watched.processes),
    {
      name: 'mail',
      problem: together(
        tried.get('mail'),
        lateMails + failedMails > 0
          ? `${counted(lateMails, 'mail waits', 'mails wait')} for more than 5 minutes, ${failedMails} failed for good today`
          : null,
      ),
      cure: 'try the server of SMTP_URL; once it works, late mails go by themselves, failed ones from the status screen of the admin area',
    },
    {
      name: 'payments',
      problem: together(
        tried.get('provider'),
        lateEvents > 0
          ? `${counted(lateEvents, 'event of the provider is', 'events of the provider are')} not handled`
          : null,
      ),
      cure: 'if it does not answer, see its status page and STRIPE_SECRET_KEY; else the log of the workers for "job failed" of provider-event',
    },
    {
      name: 'webhooks',
      problem: together(
        tried.get('webhooks'),
        silentPayments > 0
          ? `${counted(silentPayments, 'payment', 'payments')} of the last hour came without an event of the provider`
          : null,
      ),
      cure: 'compare the endpoint and the secret in the provider’s dashboard with STRIPE_WEBHOOK_SECRET; until then payments are confirmed every five minutes',
    },
    {
      name: 'books',
      problem:
        differences > 0
          ? `${counted(differences, 'movement of the provider is', 'movements of the provider are')} not in our books`
          : null,
      cure: 'find them at the provider’s dashboard, and refund or explain them on the status screen of the admin area: money has moved without a booking',
    },
    {
      name: 'refunds',
      problem: failedRefunds.length > 0 ? failing(failedRefunds) : null,
      cure: 'they are made again for four days; look at the booking in the admin area, write to its customer, and refund it again or by another way',
    },
    {
      name: 'files',
      problem: tried.get('files') ?? null,
      cure: 'see whether the folder or bucket of FILES_URL is there, has space and takes our key; bookings go on without images',
    },
    // A market without replicas has no such part.
    ...(replicas.length === 0 ? [] : [judgeReplicas(replicas)]),
  ];
}

/** What is wrong with a part, or null. */
function together(...problems: readonly (string | null | undefined)[]): string | null {
  const found = problems.filter((problem) => typeof problem === 'string');

  return found.length === 0 ? null : found.join('; ');
}

function failing(bookings: readonly number[]): string {
  const named = bookings.slice(0, shownBookings).map((id) => bookingReference(id));
  const more = bookings.length > shownBookings ? ', and more' : '';

  return `${counted(bookings.length, 'refund has failed', 'refunds have failed')} and the money is still owed: ${named.join(', ')}${more}`;
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

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
