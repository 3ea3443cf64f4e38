import type { Deps } from '../../deps.ts';
import { questionnaireChanged } from '../../practice/events/index.ts';

/** Another version is asked in as many bookings as there are, so a job looks for them. */
export function subscribeAnswers({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): void {
  events.subscribe(questionnaireChanged, (trx, changed) => jobs.enqueue(trx, 'ask-again', changed));
}
