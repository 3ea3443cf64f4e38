// What admins see of the state of the market's parts.
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import { row } from '../support/documented-call.ts';
import { failRefund } from '../support/failed-refund.ts';
import { confirmedBooking } from '../support/paid-booking.ts';

const part = (name: contract.PartName, problem: unknown = null) => ({
  name,
  problem,
  cure: expect.any(String),
});

export const statusRows = [
  row(contract.adminStatus, async (api) => {
    const as = await api.makeAdmin();
    await sql`insert into book_differences (object_id, kind, theirs, ours, found_at)
      values ('ch_lost', 'charge', 5000, 0, now()),
        ('re_late', 'refund', -1250, -1000, now() - interval '1 day')`.execute(api.db);
    await sql`insert into book_differences (object_id, kind, theirs, ours, gone_at)
      values ('ch_explained', 'charge', 5000, 5000, now())`.execute(api.db);
    await sql`insert into jobs.job (name, state) values ('erase', 'failed')`.execute(api.db);
    await sql`insert into backfills (name, total, done) values ('short-paths', 20, 5)`.execute(
      api.db,
    );
    const found_at = expect.any(String);

    return {
      success: {
        as,
        response: {
          parts: [
            part('worker', 'no worker has ever worked'),
            part('processes'),
            part('disk'),
            part('key'),
            part('mail'),
            part('payments'),
            part('webhooks'),
            part('books', '2 movements of the provider are not in our books'),
            part('refunds'),
            part('files'),
          ],
          worker_seen_at: null,
          webhook_seen_at: null,
          mails: { late: 0, failed: 0 },
          queues: expect.arrayContaining([
            {
              name: 'erase',
              due: 0,
              running: 0,
              failed: 1,
              oldest_seconds: 0,
              last_done_at: null,
            },
          ]),
          backfills: [
            {
              ...{ name: 'short-paths', total: 20, done: 5 },
              started_at: expect.any(String),
              finished_at: null,
            },
          ],
          differences: [
            { object_id: 'ch_lost', kind: 'charge', theirs: 50, ours: 0, found_at },
            { object_id: 're_late', kind: 'refund', theirs: -12.5, ours: -10, found_at },
          ],
        },
      },
    };
  }),
  row(contract.settleFailedRefund, async (api) => {
    const { id } = await confirmedBooking(api);
    await failRefund(api, id, 1200);
    const as = await api.makeAdmin();
    const body = { choice: 'elsewhere', amount: 12, reason: 'By bank transfer' } as const;

    return {
      refusals: [
        {
          when: 'there is no such booking',
          as,
          params: { id: 99_999_999 },
          body,
          status: 404,
          message: 'Booking not found',
        },
        {
          when: 'another amount is owed by now',
          as,
          params: { id },
          body: { ...body, amount: 25 },
          status: 409,
          message: 'What is owed has changed in the meantime. Please look at it again.',
        },
      ],
      success: {
        as,
        params: { id },
        body,
        response: { message: 'The money counts as returned' },
      },
    };
  }),
  row(contract.closeDifference, async (api) => {
    await sql`insert into book_differences (object_id, kind, theirs, ours)
      values ('ch_elsewhere', 'charge', 5000, 0)`.execute(api.db);
    const as = await api.makeAdmin();
    const body = {
      ...{ object_id: 'ch_elsewhere', choice: 'explain', theirs: 50, ours: 0 },
      reason: 'Paid at the desk of a fair',
    } as const;

    return {
      refusals: [
        {
          when: 'nothing waits under this id',
          as,
          body: { ...body, object_id: 'ch_unknown' },
          status: 404,
          message: 'This movement is not among those that wait',
        },
        {
          when: 'its amounts are others by now',
          as,
          body: { ...body, ours: 20 },
          status: 409,
          message: 'This movement has changed in the meantime. Please look at it again.',
        },
      ],
      success: {
        as,
        body,
        response: { message: 'The movement no longer waits' },
      },
    };
  }),
];
