import type { Deps } from '../../deps.ts';
import { upcomingDue } from '../bookings/index.ts';
import { upcomingSignatures } from './answers.repository.ts';
import { latestOf } from './latest-signatures.ts';
import { rulesOut } from './sealed-answers.ts';

type Mark = 'due' | 'signed' | 'ruled_out';

/** How the answers to a practitioner's bookings to come stand: the gravest of a booking counts. */
export async function readMarks(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  practitionerId: number,
): Promise<{ booking_id: number; mark: Mark }[]> {
  const latest = latestOf(await upcomingSignatures(db, practitionerId));
  const marks = new Map<number, Mark>(latest.map(({ booking_id: id }) => [id, 'signed']));
  for (const id of await upcomingDue(db, practitionerId)) marks.set(id, 'due');
  for (const row of latest) {
    if (rulesOut(config.dataKeys, row)) marks.set(row.booking_id, 'ruled_out');
  }

  return [...marks].map(([booking_id, mark]) => ({ booking_id, mark }));
}
