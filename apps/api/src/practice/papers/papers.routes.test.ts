// The vault: what may be added, who sees it, and how the tick and the work follow from it.

import { deflateSync, inflateSync } from 'node:zlib';
import * as contract from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import type { PaperKind } from '@freely/domain/papers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import sharp from 'sharp';
import { freeSlot, type TestPractitioner } from '../../../test/support/make-practitioner.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { bothVisits, patchTested, testOf } from '../../../test/support/patch-tested.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { rotateDataKey } from '../../back-office/operations/index.ts';
import { watchPapers } from './index.ts';

let api: TestApi;
let admin: TestUser;
let otherAdmin: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [admin, otherAdmin] = [await api.makeAdmin(), await api.makeAdmin()];
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.updateTable('paper_kinds').set({ for_tick: false, for_work: false }).execute();
  await api.db.updateTable('settings').set({ paper_approvals: 1 }).execute();
});

const today = londonDay(new Date());
const pdf = (content = '1 0 obj\n<< /Type /Catalog >>\nendobj\n') =>
  Buffer.from(`%PDF-1.7\n${content}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');

interface Parts {
  kind?: PaperKind;
  number?: string;
  valid_from?: string;
  valid_to?: string;
  file?: Buffer;
}

async function add(as: TestUser, { file = pdf(), ...parts }: Parts = {}) {
  const form = new FormData();
  const paper = {
    kind: 'insurance',
    number: 'POL-1',
    issuer: 'Balens',
    valid_from: addDays(today, -10),
    valid_to: addDays(today, 100),
    ...parts,
  };
  for (const [name, value] of Object.entries(paper)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]), 'paper');
  const encoded = new Response(form);
  const response = await api.app.inject({
    method: 'POST',
    url: `${api.deps.config.basePath}${contract.addPaper.path}`,
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });

  return {
    status: response.statusCode,
    body: response.json() as contract.OwnPapers & contract.ErrorResponse,
  };
}

const decide = (id: number, as: TestUser = admin, approve = true, reason = '') =>
  api.call(
    contract.decideOnPaper,
    { params: { id: String(id) }, body: { approve, reason } },
    { as },
  );

const need = (kind: PaperKind, needed: { for_tick?: boolean; for_work?: boolean }) =>
  api.call(
    contract.changePaperKind,
    { body: { kind, ...needed, reason: 'The rules say so' } },
    { as: admin },
  );

const own = async (as: TestUser) => (await api.call(contract.ownPapers, {}, { as })).body;
const shown = async (who: TestPractitioner) =>
  (await api.call(contract.practitionerInfo, { params: { id: String(who.id) }, query: {} })).body
    .verified;

async function approved(as: TestUser, parts: Parts = {}): Promise<number> {
  const id = (await add(as, parts)).body.papers[0]?.id ?? 0;
  await decide(id);

  return id;
}

/** As if the paper had been approved some days ago. */
const movePaper = (id: number, days: number) =>
  sql`update papers set valid_from = valid_from + ${days}::int, valid_to = valid_to + ${days}::int
    where id = ${id}`.execute(api.db);

describe('adding a paper', () => {
  test('a PDF and a picture are stored encrypted, and come back', async () => {
    const as = await api.makePractitioner();
    const picture = await sharp({
      create: { width: 30, height: 20, channels: 3, background: '#a33' },
    })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer();

    const first = await add(as, { number: 'POL-77345' });
    const second = await add(as, { file: picture });

    expect([first.status, second.status]).toEqual([200, 200]);
    const papers = second.body.papers;
    expect(papers.map(({ file_type, state, number }) => [file_type, state, number])).toEqual([
      ['picture', 'waiting', 'POL-1'],
      ['pdf', 'waiting', 'POL-77345'],
    ]);
    const rows = await api.db
      .selectFrom('papers')
      .selectAll()
      .where('practitioner_id', '=', as.id)
      .execute();
    for (const { sealed, file_name } of rows) {
      expect(sealed.toString('latin1')).not.toContain('POL-');
      const stored = await api.deps.files.read(file_name);
      const bytes = Buffer.concat(await stored!.content.toArray());
      expect(bytes.toString('latin1')).not.toMatch(/PDF|WEBP/);
    }
    const file = async (id: number) => {
      const response = await api.app.inject({
        url: `${api.deps.config.basePath}/dashboard/practitioner/papers/${id}/file`,
        headers: { authorization: `Bearer ${as.token}` },
      });
      expect(response.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="paper.bin"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      return response.rawPayload;
    };
    expect(await file(papers[1]!.id)).toEqual(pdf());
    const encodedAgain = (await file(papers[0]!.id)).toString('latin1');
    expect(encodedAgain.slice(8, 12)).toBe('WEBP');
    expect(encodedAgain).not.toMatch(/EXIF|where it was taken/);
  });

  const hidden = deflateSync(Buffer.from('<< /S /JavaScript /JS (app.alert(1)) >>')).toString(
    'latin1',
  );
  const encodedTwice = deflateSync(
    Buffer.from(Buffer.from('<< /S /JavaScript >>').toString('hex')),
  ).toString('latin1');
  test.each([
    ['HTML', Buffer.from('<html></html>'), 'Please add a PDF, or a GIF, JPEG, PNG or BMP image'],
    ['a cut picture', Buffer.from('\xff\xd8\xff', 'latin1'), 'This image cannot be read'],
    ['a cut PDF', Buffer.from('%PDF-1.7 and no end'), 'This PDF is damaged'],
    ['a script', pdf('<< /OpenAction << /S /JavaScript /JS (x) >> >>\n'), 'more in it than pages'],
    ['an escaped name', pdf('<< /S /J#61vaScript >>\n'), 'more in it than pages'],
    ['a form that is sent', pdf('<< /S /SubmitForm /F (http://a) >>\n'), 'more in it than pages'],
    ['a file elsewhere', pdf('<< /AA << /O << /S /GoToR >> >> >>\n'), 'more in it than pages'],
    ['a file in it', pdf('<< /EmbeddedFiles 3 0 R >>\n'), 'more in it than pages'],
    ['a film', pdf('<< /S /Rendition /R 3 0 R >>\n'), 'more in it than pages'],
    ['data at an address', pdf('<< /FS /URL /F (http://a) >>\n'), 'more in it than pages'],
    [
      'a link that only some viewers see',
      pdf('1 0 obj << /A (>>\nstream\n) /B << /S /URI /URI (http://a) >> (endstream) >>\n'),
      'more in it than pages',
    ],
    ['a password', pdf('<< /Encrypt 4 0 R >>\n'), 'has a password'],
    [
      'a compressed script',
      pdf(`<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${hidden}\nendstream\n`),
      'more in it than pages',
    ],
    [
      'a script between two comments',
      pdf('% stream\n1 0 obj << /S /JavaScript /JS (x) >> endobj\n% endstream\n'),
      'more in it than pages',
    ],
    [
      'a script inside of an object between two texts',
      pdf('1 0 obj << /A (>>\nstream\n) /OpenAction << /S /J#61vaScript >> /B (endstream) >>\n'),
      'more in it than pages',
    ],
    [
      'an object in a stream',
      pdf('<<>>\nstream\n1 0 obj << /S /JavaScript /JS (x) >> endobj\nendstream\n'),
      'more in it than pages',
    ],
    [
      'a script that is encoded twice',
      pdf(`<< /Type /ObjStm /Filter [/FlateDecode /AHx] >>\nstream\n${encodedTwice}\nendstream\n`),
      'cannot be read',
    ],
    [
      'what does not decompress',
      pdf('<< /Type /ObjStm >>\nstream\nabc\nendstream\n'),
      'cannot be read',
    ],
  ])('%s is refused', async (_, file, message) => {
    const as = await api.makePractitioner();

    const { status, body } = await add(as, { file });

    expect([status, body.errors]).toEqual([422, { file: [expect.stringContaining(message)] }]);
    expect((await own(as)).papers).toEqual([]);
  });

  describe('links, and what happens when it is opened, are taken out of a PDF:', () => {
    const compressed = (objects: string) =>
      deflateSync(Buffer.from(objects), { level: 1 }).toString('latin1');
    const link = '/A << /S /URI /URI (https://evil.example/\\(a\\)) >>';
    const page = `1 0 obj << /OpenAction 2 0 R ${link} /B [ 3 0 R ] >> endobj\n`;
    const stored = async (content: string) => {
      const as = await api.makePractitioner();
      const sent = pdf(content);
      const { status, body } = await add(as, { file: sent });
      expect(status).toBe(200);
      const file = await api.app.inject({
        url: `${api.deps.config.basePath}${contract.ownPaperFile.path.replace(':id', String(body.papers[0]!.id))}`,
        headers: { authorization: `Bearer ${as.token}` },
      });
      // The table of a file says at which byte an object begins.
      expect(file.rawPayload).toHaveLength(sent.length);
      expect(file.rawPayload.subarray(-30)).toEqual(sent.subarray(-30));

      return file.rawPayload.toString('latin1');
    };

    test.each([
      ['as they are', page],
      ['in disguise', page.replace('/URI (', '/#55R#49 (').replace('/OpenAction', '/Open#41ction')],
      ['in digits', page.replace(/\(https[^>]*/, '<68747470733a2f2f61> ')],
    ])('%s', async (_, content) => {
      const text = await stored(content);

      expect(text).not.toMatch(/\/(URI|#55R#49|OpenAction|Open#41ction)|evil|68747470/);
      expect(text).toContain('/B [ 3 0 R ]');
    });

    test('whose address stands elsewhere in the file', async () => {
      const text = await stored('1 0 obj << /S /URI /URI 4 0 R >> endobj\n');

      expect(text).toContain('<< /S /XRI /XRI 4 0 R >>');
    });

    test('in objects that are compressed', async () => {
      const objects = `1 0 ${link.repeat(9)} /B [ 3 0 R ]`;
      const text = await stored(
        `<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${compressed(objects)}\nendstream\n`,
      );
      const [, stream = ''] = /stream\n([\s\S]*)\nendstream/.exec(text) ?? [];
      const inflated = inflateSync(Buffer.from(stream, 'latin1')).toString();

      expect(inflated).toHaveLength(objects.length);
      expect(inflated).not.toMatch(/URI|evil/);
      expect(inflated).toContain('/B [ 3 0 R ]');
    });
  });

  test('words of a script in a picture of a PDF are no script', async () => {
    const as = await api.makePractitioner();

    const { status } = await add(as, { file: pdf('<<>>\nstream\n/JavaScript \nendstream\n') });

    expect(status).toBe(200);
  });

  // Following each beginning to the end of the file would take minutes, beyond the limit of any test.
  test.each([
    ['/ObjStm stream ', 350_000, { file: ['This PDF is damaged'] }],
    ['/URI (', 800_000, undefined],
  ])('a PDF of nothing but beginnings is looked at once: %s', async (beginning, times, errors) => {
    const as = await api.makePractitioner();

    const { body } = await add(as, { file: pdf(beginning.repeat(times)) });

    expect(body.errors).toEqual(errors);
  });

  test('one that has ended, or ends before it begins, is refused', async () => {
    const as = await api.makePractitioner();

    const ended = await add(as, { valid_to: addDays(today, -1) });
    const upside = await add(as, { valid_from: addDays(today, 9), valid_to: addDays(today, 8) });

    expect(ended.body.errors).toEqual({ valid_to: ['This paper has ended already'] });
    expect(upside.body.errors).toEqual({ valid_to: ['The last day is before the first'] });
  });

  test('an approved one cannot be removed, one that waits can', async () => {
    const as = await api.makePractitioner();
    const id = await approved(as);
    const waiting = (await add(as)).body.papers[0]!.id;
    const remove = (each: number) =>
      api.call(contract.removePaper, { params: { id: String(each) } }, { as });

    expect([(await remove(id)).status, (await remove(waiting)).status]).toEqual([409, 200]);
    expect((await own(as)).papers.map((paper) => paper.id)).toEqual([id]);
  });
});

describe('the red tick', () => {
  test('shows while every paper that it needs is approved and in date', async () => {
    const as = await api.makePractitioner();
    expect(await shown(as)).toBe(true);

    await need('insurance', { for_tick: true });
    expect(await shown(as)).toBe(false);
    const id = (await add(as)).body.papers[0]!.id;
    expect(await shown(as)).toBe(false);
    await decide(id);
    expect(await shown(as)).toBe(true);
    await need('qualification', { for_tick: true });
    expect(await shown(as)).toBe(false);
    await approved(as, { kind: 'qualification', valid_to: '' });
    expect(await shown(as)).toBe(true);
    await decide(id, admin, false, 'It was a copy of somebody else’s');
    expect(await shown(as)).toBe(false);
  });

  test('goes on the day after the last one, by the date alone, and comes with a later paper', async () => {
    const as = await api.makePractitioner();
    await need('insurance', { for_tick: true });
    const id = await approved(as, { valid_from: today, valid_to: today });
    expect(await shown(as)).toBe(true);
    const { rows } = await sql<{ dates: string; until: string }>`
      select tick_dates::text as dates, card ->> 13 as until
      from practitioners join live_practitioners on practitioner_id = user_id
      where user_id = ${as.id}`.execute(api.db);
    expect(rows[0]).toEqual({ dates: `{[${today},${addDays(today, 1)})}`, until: today });

    await movePaper(id, -1);
    expect(await shown(as)).toBe(false);
    await movePaper(id, 2);
    expect(await shown(as)).toBe(false);
    await movePaper(id, -1);
    expect(await shown(as)).toBe(true);
  });

  test('is not given to somebody whom no admin has approved', async () => {
    const as = await api.makePractitioner({ approved: null });
    await need('insurance', { for_tick: true });
    await approved(as);

    expect((await own(as)).tick).toBe(false);
  });
});

describe('the tick does not outlive what it rests on, whatever the market asks for:', () => {
  const remove = (as: TestUser, id: number) =>
    api.call(contract.removePaper, { params: { id: String(id) } }, { as });

  /** Who has added papers, and is approved while they wait. */
  async function approvedWith(...kinds: PaperKind[]) {
    const as = await api.makePractitioner({ approved: null });
    for (const kind of kinds) await add(as, { kind });
    const params = { user_id: String(as.id) };
    await api.call(contract.approvePractitioner, { params, body: {} }, { as: admin });
    expect(await shown(as)).toBe(true);
    const ids = (await own(as)).papers.map((paper) => paper.id).reverse();

    return { as, ids };
  }

  test('a paper that waited at the approval is removed, and checked ones bring it back', async () => {
    const { as, ids } = await approvedWith('insurance');

    expect((await remove(as, ids[0]!)).status).toBe(200);
    expect([await shown(as), (await own(as)).tick]).toEqual([false, false]);

    await approved(as);
    expect(await shown(as)).toBe(false);
    await approved(as, { kind: 'qualification' });
    expect(await shown(as)).toBe(true);
  });

  test('it is refused, then or after it was approved', async () => {
    const { as, ids } = await approvedWith('qualification', 'insurance');
    await decide(ids[0]!, admin, false, 'Not legible');
    expect(await shown(as)).toBe(false);

    const other = await approvedWith('insurance');
    await decide(other.ids[0]!);
    expect(await shown(other.as)).toBe(true);
    await decide(other.ids[0]!, admin, false, 'Not theirs');
    expect(await shown(other.as)).toBe(false);
  });

  test('another one of its kind, a later one, and other kinds leave it', async () => {
    const { as, ids } = await approvedWith('insurance', 'insurance', 'dbs');
    await remove(as, ids[0]!);
    await remove(as, ids[2]!);
    await add(as);
    await remove(as, (await own(as)).papers[0]!.id);
    expect(await shown(as)).toBe(true);

    await add(as);
    await remove(as, ids[1]!);
    expect(await shown(as)).toBe(false);
  });
});

describe('a paper that the work needs', () => {
  const times = (who: TestPractitioner) =>
    api.call(contract.availableBookingStartTimes, {
      params: { id: String(who.id) },
      query: {
        'sub_service[]': String(who.offers[0]!.subServiceId),
        date: freeSlot().date,
        locationtype: 'mobile',
      },
    });

  test('without it, nobody can find or book the practitioner, who is told why', async () => {
    const as = await api.makePractitioner();
    expect((await times(as)).status).toBe(200);

    await need('insurance', { for_work: true });

    expect((await times(as)).status).toBe(404);
    const { body } = await api.call(
      contract.whyNot,
      {
        query: {
          'sub_service[]': [String(as.offers[0]!.subServiceId)],
          date: freeSlot().date,
          locationtype: 'mobile',
        },
      },
      { as },
    );
    expect(body.not_shown).toEqual(['papers']);
    expect((await own(as)).may_work).toBe(false);
    await approved(as);
    expect((await times(as)).status).toBe(200);
  });

  test('a booking with a patch test waits for one decision, about both visits', async () => {
    const [grace, ada] = [await patchTested(api), await api.makeCustomer()];
    const { body: booked } = await api.call(
      contract.createBooking,
      { body: bothVisits(grace) },
      { as: ada },
    );
    const visits = [booked.id, await testOf(api, booked.id)];
    await sql`update bookings set status = 'confirmed', paid_at = clock_timestamp()
      where id = any (${visits}::bigint[])`.execute(api.db);
    await need('insurance', { for_work: true });

    const { body } = await api.call(contract.paperBookings, {}, { as: admin });
    const waiting = body.bookings.filter((each) => each.practitioner_id === grace.id);
    expect(waiting.map(({ id }) => id)).toEqual([booked.id]);
  });

  test('on the day after, no time is offered before any job has run, and the job tells the search', async () => {
    const as = await api.makePractitioner();
    await need('insurance', { for_work: true });
    const id = await approved(as);
    // As at midnight: nothing was written, so no trigger has seen the new day.
    const watched = { practitioners: 'practitioners_are_live_2', papers: 'papers_make_days_2' };
    const switchTriggers = async (how: 'disable' | 'enable') => {
      for (const [table, trigger] of Object.entries(watched)) {
        await sql.raw(`alter table ${table} ${how} trigger ${trigger}`).execute(api.db);
      }
    };
    await switchTriggers('disable');
    await sql`update practitioners
      set work_dates = work_dates - datemultirange(daterange(london_today(), null))
      where user_id = ${as.id}`.execute(api.db);
    await sql`update papers set valid_to = london_today() - 1 where id = ${id}`.execute(api.db);
    await switchTriggers('enable');
    const { body } = await times(as);
    expect(Array.isArray(body) ? body : []).toEqual([]);
    await watchPapers(api.deps);
    expect((await times(as)).status).toBe(404);
  });
});

describe('deciding', () => {
  test('two admins must approve where the market says so', async () => {
    const as = await api.makePractitioner();
    await need('insurance', { for_tick: true });
    await api.db.updateTable('settings').set({ paper_approvals: 2 }).execute();
    const id = (await add(as)).body.papers[0]!.id;

    const first = await decide(id);
    expect([first.body.paper.state, first.body.paper.first_approved_by]).toEqual([
      'waiting',
      expect.any(String),
    ]);
    expect([(await decide(id)).status, await shown(as)]).toEqual([409, false]);
    expect((await decide(id, otherAdmin)).body.paper.state).toBe('approved');
    expect(await shown(as)).toBe(true);
    expect((await decide(id, otherAdmin)).status).toBe(409);
  });

  test('a refusal needs a reason, which the practitioner reads; what was decided stays in the history', async () => {
    const as = await api.makePractitioner();
    const id = (await add(as)).body.papers[0]!.id;

    expect((await decide(id, admin, false)).body.errors).toEqual({
      reason: ['Please give a reason'],
    });
    await decide(id, admin, false, 'The last page is missing.');

    expect((await own(as)).papers[0]).toMatchObject({
      state: 'refused',
      reason: 'The last page is missing.',
    });
    expect((await decide(id)).status).toBe(409);
    const mails = await api.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('to_user_id', '=', as.id)
      .where('kind', 'like', 'paper_%')
      .execute();
    expect(mails).toEqual([{ kind: 'paper_refused' }]);
  });

  test('two admins who each change what one kind is needed for do not undo each other’s change', async () => {
    await need('dbs', { for_work: true });
    await need('dbs', { for_tick: true });
    const { body } = await need('dbs', { for_work: false });

    expect(body.kinds.find(({ kind }) => kind === 'dbs')).toMatchObject({
      for_tick: true,
      for_work: false,
    });
  });

  test('the queue has the longest waiting first, and the audit log every change of a rule', async () => {
    await api.db.deleteFrom('papers').execute();
    const [one, two] = [await api.makePractitioner(), await api.makePractitioner()];
    await add(one);
    await add(two);

    const { body } = await api.call(contract.adminPapers, { query: {} }, { as: admin });

    expect([body.waiting, body.papers.map((paper) => paper.practitioner_id)]).toEqual([
      2,
      [one.id, two.id],
    ]);
    const { body: rules } = await need('dbs', { for_tick: true });
    expect(rules.kinds.find(({ kind }) => kind === 'dbs')).toMatchObject({
      for_tick: true,
      for_work: false,
      without: expect.any(Number),
    });
    const entry = await api.db
      .selectFrom('audit_log')
      .select(['action', 'subject', 'detail'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(entry).toEqual({
      action: 'paper_kind.change',
      subject: 'paper_kind:dbs',
      detail: {
        before: { for_tick: false, for_work: false },
        for_tick: true,
        for_work: false,
        reason: 'The rules say so',
      },
    });
  });
});

describe('reminders', () => {
  const mailsTo = async (as: TestUser) =>
    (
      await api.db
        .selectFrom('mail_outbox')
        .select(['kind', 'detail'])
        .where('to_user_id', '=', as.id)
        .where('kind', 'in', ['paper_ending', 'paper_ended'])
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind);

  test('go out 60, 30, 14 and 3 days before the end, once each, and once it has ended', async () => {
    const as = await api.makePractitioner();
    const id = await approved(as, { valid_to: addDays(today, 61) });
    const counts: number[] = [];
    for (const left of [61, 60, 31, 30, 14, 4, 3, 0, -1, -2]) {
      await api.db
        .updateTable('papers')
        .set({ valid_to: addDays(today, left) })
        .where('id', '=', id)
        .execute();
      await Promise.all([watchPapers(api.deps), watchPapers(api.deps)]);
      counts.push((await mailsTo(as)).length);
    }

    expect(counts).toEqual([0, 1, 1, 2, 3, 3, 4, 4, 5, 5]);
    expect((await mailsTo(as)).at(-1)).toBe('paper_ended');
  });

  test('stop when a later one is approved', async () => {
    const as = await api.makePractitioner();
    await approved(as, { valid_to: addDays(today, 20) });
    await approved(as, { valid_from: addDays(today, 20), valid_to: addDays(today, 300) });

    await watchPapers(api.deps);

    expect(await mailsTo(as)).toEqual([]);
  });

  test.each([
    ['the day after', 21, 0],
    ['two days after, which leaves one without a paper', 22, 1],
  ])('count a later one that begins %s', async (_, begin, mails) => {
    const as = await api.makePractitioner();
    await approved(as, { valid_to: addDays(today, 20) });
    await approved(as, { valid_from: addDays(today, begin), valid_to: addDays(today, 300) });

    await watchPapers(api.deps);

    expect(await mailsTo(as)).toHaveLength(mails);
  });
});

test('a new DATA_KEY opens papers, and the files are as they were', async () => {
  // Those of test admins are no real ones.
  await api.db.deleteFrom('second_factors').execute();
  const as = await api.makePractitioner();
  await add(as, { number: 'POL-9' });
  const [former] = api.deps.config.dataKeys;
  const next = Buffer.alloc(32, 7);
  const stored = async () =>
    api.db
      .selectFrom('papers')
      .select(['sealed', 'file_name'])
      .where('practitioner_id', '=', as.id)
      .executeTakeFirstOrThrow();
  const before = await stored();
  const dataKeys = [next, former] as const;

  await rotateDataKey({ db: api.db, config: { ...api.deps.config, dataKeys } });

  const after = await stored();
  expect([after.file_name, after.sealed.equals(before.sealed)]).toEqual([before.file_name, false]);
  await rotateDataKey({ db: api.db, config: { ...api.deps.config, dataKeys: [former, next] } });
  expect((await own(as)).papers[0]?.number).toBe('POL-9');
});
