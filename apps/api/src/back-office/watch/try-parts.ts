// Every part outside is tried in the same way as it is used, whether or not anybody uses it now.
import type { Deps } from '../../deps.ts';
import { countUndelivered } from '../../money/payments/index.ts';
import { reasonOf } from './reason-of.ts';
import { tryFiles } from './try-files.ts';
import { claimTrial, saveTrial, type TriedPart } from './watch.repository.ts';

/** With the 5 seconds between two looks, the time of an answer and that of a scrape: less than a minute. */
const everySeconds = 15;
const answerMs = 8_000;

type Trial = (deps: Deps) => Promise<Partial<Record<TriedPart, string | null>>>;

const trials: Partial<Record<TriedPart, Trial>> = {
  mail: async ({ mailer }) => ({
    mail: await problemOf(() => mailer.verify(), 'the mail server cannot be used'),
  }),
  provider: async (deps) => {
    let undelivered = 0;
    const problem = await problemOf(async () => {
      undelivered = await countUndelivered(deps);
    }, 'the payment provider does not answer us');
    if (problem !== null) return { provider: problem };

    return {
      provider: null,
      webhooks:
        undelivered === 0
          ? null
          : `${undelivered} events of the last ten minutes were not sent to us, or refused`,
    };
  },
  files: async ({ files }) => ({
    files: await problemOf(() => tryFiles(files), 'files cannot be written and read'),
  }),
};

/** Tries what no process has tried for a while. */
export async function tryDueParts(deps: Deps): Promise<void> {
  await Promise.all(
    Object.entries(trials).map(async ([part, attempt]) => {
      if (!(await claimTrial(deps.db, part as TriedPart, everySeconds))) return;
      const found = Object.entries(await attempt(deps));
      for (const [name, problem] of found) await saveTrial(deps.db, name as TriedPart, problem);
    }),
  );
}

async function problemOf(attempt: () => Promise<unknown>, meaning: string): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('silence')), answerMs);
  });
  try {
    await Promise.race([attempt(), silence]);
    return null;
  } catch (error) {
    return `${meaning} (${(error as Error).message === 'silence' ? 'no answer' : reasonOf(error)})`;
  } finally {
    clearTimeout(timer);
  }
}
