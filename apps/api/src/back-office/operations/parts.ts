// What an operator has to know of: what stands still although every process answers, and what to do.
import type { Deps } from '../../deps.ts';
import { countParts } from './parts.repository.ts';

interface Part {
  readonly name: string;
  /** Null while all is well. */
  readonly problem: string | null;
  readonly cure: string;
}

/** The job of every minute is this late at most, also while workers restart. */
const sweepMinutes = 3;

export async function readParts({ db }: Pick<Deps, 'db'>): Promise<Part[]> {
  const { minutesSinceSweep, lateMails, failedMails, lateEvents, differences } =
    await countParts(db);

  return [
    {
      name: 'worker',
      problem:
        minutesSinceSweep === null
          ? 'no worker has ever worked'
          : minutesSinceSweep >= sweepMinutes
            ? `no worker has worked for ${minutesSinceSweep} minutes`
            : null,
      cure: 'systemctl status "freely-worker@*", then restart them',
    },
    {
      name: 'mail',
      problem:
        lateMails + failedMails > 0
          ? `${lateMails} mails wait for more than 5 minutes, ${failedMails} failed for good today`
          : null,
      cure: 'try the server of SMTP_URL; once it works, late mails go by themselves, failed ones from the mail list of the admin area',
    },
    {
      name: 'payments',
      problem: lateEvents > 0 ? `${lateEvents} events of the provider are not handled` : null,
      cure: 'see the log of the workers for "job failed" of provider-event',
    },
    {
      name: 'books',
      problem:
        differences > 0 ? `${differences} movements of the provider are not in our books` : null,
      cure: 'look at the table book_differences and at the provider’s dashboard: money has moved without a booking',
    },
  ];
}
