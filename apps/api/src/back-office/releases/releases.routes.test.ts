import {
  adminReleases,
  adminRights,
  changeRelease,
  releaseLog,
  reportReleases,
} from '@freely/api-client/contract';
import { append, newSigningKey, openStore } from '@freely/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeTestReleases, type TestReleases } from '../../../test/support/make-test-releases.ts';
import type { TestUser } from '../../../test/support/make-users.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { makeReleaseChange, watchCanaries } from './index.ts';

const UNIT = 'mfe-booking';
let releases: TestReleases;
let api: TestApi;
let releaser: TestUser;
beforeAll(async () => {
  releases = await makeTestReleases(UNIT);
  api = await startTestApi({
    releases: releases.config,
    reportLimits: { browsersPerNetwork: 3, perMinute: 60, strikingNetworks: 5 },
  });
  releaser = await api.makeAdmin();
  await grant(releaser);
});
afterAll(async () => {
  await api.close();
  releases.close();
});
beforeEach(async () => {
  await sql`truncate release_counts, release_reporters`.execute(api.db);
  await releases.reset();
});

const grant = ({ id }: TestUser) =>
  sql`insert into account_rights (user_id, name) values (${id}, 'release')`.execute(api.db);
const page = (version: string, count = 1) =>
  ({ unit: UNIT, version, kind: 'page', count }) as const;
const broke = (version: string) => ({ unit: UNIT, version, kind: 'broke', count: 1 }) as const;
const report = (events: object[], { ip = '192.0.2.1', agent = 'a' } = {}, vitals: object[] = []) =>
  api.call(
    reportReleases,
    { body: { events, vitals } as never },
    {
      ip,
      headers: { 'user-agent': agent },
    },
  );

async function counts(kind: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ version: string; count: number }>`
    select version, sum(count)::int as count from release_counts where kind = ${kind}
    group by version order by version`.execute(api.db);

  return Object.fromEntries(rows.map(({ version, count }) => [version, count]));
}

describe('the collector', () => {
  test('counts pages, failures and vitals by release and minute', async () => {
    const { body } = await report([page('2', 3), broke('2')], {}, [
      { unit: UNIT, version: '2', name: 'lcp', value: 2100 },
    ]);

    expect(body.counted).toBe(5);
    expect([await counts('page'), await counts('broke')]).toEqual([{ 2: 3 }, { 2: 1 }]);
    const lcp = await api.db
      .selectFrom('release_counts')
      .select(['bucket', 'count'])
      .where('kind', '=', 'lcp')
      .execute();
    expect(lcp).toEqual([{ bucket: 2, count: 1 }]);
  });

  test('exports what it counts, vitals with their values', async () => {
    const exported: unknown[] = [];
    const { metrics } = api.deps;
    api.deps.metrics = {
      ...metrics,
      count: ({ kind }, count) => exported.push([kind, count]),
      vital: (_, name, value) => exported.push([name, value]),
    };
    await report([page('2', 3), page('99')], {}, [
      { unit: UNIT, version: '2', name: 'lcp', value: 2100 },
    ]);
    api.deps.metrics = metrics;

    expect(exported).toEqual([
      ['page', 3],
      ['lcp', 2100],
    ]);
  });

  test('leaves out units and versions that are not live', async () => {
    const { body } = await report([
      page('99'),
      { ...page('2'), unit: 'mfe-unknown' },
      { ...page('2'), unit: 'constructor' },
    ]);

    expect(body.counted).toBe(0);
    expect(await counts('page')).toEqual({});
  });

  test('reads plain text, as beacons send it, and refuses what is no report', async () => {
    const send = (payload: string) =>
      api.app.inject({
        method: 'POST',
        url: `${api.deps.config.basePath}/releases/reports`,
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        payload,
      });

    expect((await send(JSON.stringify({ events: [page('2')], vitals: [] }))).json()).toEqual({
      counted: 1,
    });
    expect((await send('{')).statusCode).toBe(400);
    const many = Array(31).fill(page('2'));
    expect((await send(JSON.stringify({ events: many, vitals: [] }))).statusCode).toBe(422);
  });

  test('keeps nothing that could name anybody', async () => {
    await report([broke('2')], { ip: '203.0.113.77', agent: 'leak-marker-agent' });
    const { rows } = await sql`select * from release_counts, release_reporters`.execute(api.db);
    const text = JSON.stringify(rows);

    expect(text).not.toContain('203.0.113');
    expect(text).not.toContain('leak-marker');
    expect(text).not.toContain(Buffer.from('203.0.113.77').toString('hex'));
  });

  test('a browser has one vote until it is struck, whatever it reports', async () => {
    for (let time = 0; time < 5; time += 1) await report([page('2'), broke('2')]);

    expect([await counts('visit'), await counts('struck')]).toEqual([{ 2: 1 }, { 2: 1 }]);
    expect(await counts('page')).toEqual({ 2: 5 });
  });

  test('a network has a few votes, and a share of what is counted', async () => {
    for (let browser = 0; browser < 20; browser += 1) {
      await report([page('2', 5), broke('2')], { ip: '198.51.100.1', agent: `agent ${browser}` });
    }

    expect(await counts('struck')).toEqual({ 2: 3 });
    expect((await counts('page'))[2]).toBeLessThanOrEqual(60);
  });
});

/** Votes of the last minutes, from as many networks as there are struck browsers. */
async function vote(version: string, visits: number, struck: number, minutesAgo: number) {
  await sql`insert into release_counts (unit, version, minute, kind, count)
    select ${UNIT}, ${version}, date_trunc('minute', now()) - ${minutesAgo} * interval '1 minute', kind, count
    from (values ('visit', ${visits}::int), ('struck', ${struck}::int)) as given (kind, count)
    where count > 0`.execute(api.db);
  await sql`insert into release_reporters (unit, version, network, browser, seen_minute, struck_minute)
    select ${UNIT}, ${version}, decode(md5(${version} || n || ${minutesAgo}), 'hex'), '\\x01', now(), now()
    from generate_series(1, ${struck}::int) n`.execute(api.db);
}

describe('the controller', () => {
  test('ends a canary that fails more often, and says why', async () => {
    await releases.startCanary('3', { minutesAgo: 30 });
    for (let minute = 1; minute <= 10; minute += 1) {
      await vote('3', 20, 3, minute);
      await vote('2', 184, 0, minute);
    }
    await watchCanaries(api.deps);

    const [last] = (await releases.history()).slice(-1);
    expect(last).toMatchObject({
      verb: 'abort',
      person: 'the controller',
      reason: '30 of 200 visits met an error in 3, against 0 of 1,840 in 2.',
      state: { canary: null, active: { version: '2' } },
    });
    const audited = await sql<{ detail: object }>`
      select detail from audit_log where action = 'release.abort' and actor_id is null`.execute(
      api.db,
    );
    expect(audited.rows).toEqual([
      { detail: { version: '3', reason: expect.stringContaining('30 of 200') } },
    ]);
  });

  test('starts from the last change that somebody made who may, whatever was written after it', async () => {
    await releases.startCanary('3', { minutesAgo: 30 });
    await vote('3', 200, 30, 1);
    await vote('2', 1840, 0, 1);
    const state = await releases.state();
    const nobody = { ...newSigningKey(), id: 'nobody' };
    const author = { person: 'Nobody', reason: 'Mine', commit: null, key: nobody };
    await append(openStore(releases.config.url), UNIT, author, () => ({
      verb: 'release',
      state: {
        ...state,
        active: { version: 'evil', url: '/r/mfe-booking/evil/', integrity: null },
      },
    }));
    await watchCanaries(api.deps);

    const [last] = (await releases.history()).slice(-1);
    expect(last).toMatchObject({ verb: 'abort', state: { active: { version: '2' } } });
  });

  test('does not end one that fails as often as the active release', async () => {
    await releases.startCanary('3', { minutesAgo: 30 });
    for (let minute = 1; minute <= 10; minute += 1) {
      await vote('3', 20, 1, minute);
      await vote('2', 180, 9, minute);
    }
    await watchCanaries(api.deps);

    expect((await releases.state()).canary).not.toBeNull();
  });

  test.each([
    ['network', () => '198.51.100.7'],
    ['machine with 65,536 networks', (n: number) => `2001:db8:7:${n.toString(16)}::1`],
  ])('is not moved by one hostile %s', async (_, ipOf) => {
    await releases.startCanary('3', { minutesAgo: 30 });
    for (let browser = 0; browser < 60; browser += 1) {
      await report([page('3'), broke('3')], { ip: ipOf(browser), agent: `${browser}` });
    }
    await sql`update release_counts set minute = minute - interval '2 minutes'`.execute(api.db);
    await vote('2', 2000, 0, 2);
    await watchCanaries(api.deps);

    expect((await releases.state()).canary).not.toBeNull();
  });

  test('promotes a healthy canary when it was told to, and its time has come', async () => {
    await releases.startCanary('3', { minutesAgo: 130, promoteAfterMinutes: 120 });
    for (const minute of [1, 2, 3, 125]) {
      await vote('3', 20, 0, minute);
      await vote('2', 180, 1, minute);
    }
    await watchCanaries(api.deps);

    expect(await releases.state()).toMatchObject({ active: { version: '3' }, canary: null });
    const [last] = (await releases.history()).slice(-1);
    expect(last?.verb).toBe('promote');
  });

  test('judges one whose record comes from a machine that is an hour ahead', async () => {
    await releases.startCanary('4', { minutesAgo: 20 });
    await releases.startCanary('3', { minutesAgo: -60 });
    await vote('3', 200, 30, 1);
    await vote('2', 1840, 0, 1);
    await watchCanaries(api.deps);

    expect((await releases.state()).canary).toBeNull();
  });

  test('does not promote one of a machine that is three days behind before people had it for long enough', async () => {
    await releases.startCanary('3', { minutesAgo: 3 * 24 * 60, promoteAfterMinutes: 120 });
    for (let minute = 1; minute <= 10; minute += 1) {
      await vote('3', 20, 0, minute);
      await vote('2', 180, 1, minute);
    }
    await watchCanaries(api.deps);

    expect((await releases.state()).canary).not.toBeNull();
  });

  test('does not promote one that hardly anybody has seen', async () => {
    await releases.startCanary('3', { minutesAgo: 130, promoteAfterMinutes: 120 });
    await watchCanaries(api.deps);

    expect((await releases.state()).canary).not.toBeNull();
  });
});

describe('for admins', () => {
  test('without the right, the calls do not exist', async () => {
    const as = await api.makeAdmin();
    const change = { unit: UNIT, verb: 'kill', reason: 'r' } as const;

    expect((await api.call(adminRights, {}, { as })).body).toEqual({ release: false, tax: false });
    expect((await api.call(adminReleases, {}, { as })).status).toBe(404);
    expect((await api.call(releaseLog, { query: {} }, { as })).status).toBe(404);
    expect((await api.call(changeRelease, { body: change }, { as })).status).toBe(404);
  });

  test('a form of another site changes nothing: no cookie counts, and only JSON is read', async () => {
    const before = (await api.call(adminReleases, {}, { as: releaser })).body.requests.length;
    const send = (headers: Record<string, string>) =>
      api.app.inject({
        method: 'POST',
        url: `${api.deps.config.basePath}${changeRelease.path}`,
        headers: { origin: 'https://evil.example', ...headers },
        payload: JSON.stringify({ unit: UNIT, verb: 'kill', reason: 'r' }),
      });
    const bearer = `Bearer ${releaser.token}`;

    const json = { 'content-type': 'application/json' };
    expect((await send({ ...json, cookie: `session=${releaser.token}` })).statusCode).toBe(401);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const { statusCode } = await send({ 'content-type': type, authorization: bearer });
      expect([400, 415]).toContain(statusCode);
    }
    const { requests } = (await api.call(adminReleases, {}, { as: releaser })).body;
    expect(requests.length).toBe(before);
  });

  test('shows what is live, since when, by whom, and how it does', async () => {
    await report([page('2', 10), broke('2')], {}, [
      { unit: UNIT, version: '2', name: 'lcp', value: 2100 },
      { unit: UNIT, version: '2', name: 'lcp', value: 9000 },
    ]);
    const { body } = await api.call(adminReleases, {}, { as: releaser });

    expect(body.can_change).toBe(true);
    expect(body.units).toEqual([
      expect.objectContaining({
        ...{ unit: UNIT, version: '2', previous: '1', killed: false, by: 'Ada' },
        versions: expect.arrayContaining(['1', '2']),
        rolls_back_to: '1',
      }),
    ]);
    expect(body.units[0]?.health[0]).toMatchObject({
      ...{ version: '2', role: 'active', pages: 10, failures: 1 },
      vitals: [
        { name: 'lcp', count: 2, good: 1, p75: 6000 },
        { name: 'cls', count: 0, good: 0, p75: null },
        { name: 'inp', count: 0, good: 0, p75: null },
      ],
    });
    expect(body.units[0]?.hours).toHaveLength(24);
    expect(body.units[0]?.hours.at(-1)).toMatchObject({ pages: 10, failures: 1 });
  });

  test('the log is filtered, and read page by page', async () => {
    await releases.startCanary('3', { minutesAgo: 0 });
    const read = async (query: object) =>
      (await api.call(releaseLog, { query: query as never }, { as: releaser })).body;
    const { entries, total, verbs } = await read({ unit: UNIT });

    expect(entries[0]).toMatchObject({ unit: UNIT, verb: 'canary', version: '3', person: 'Ada' });
    expect(total).toBeGreaterThanOrEqual(3);
    expect(verbs).toEqual(expect.arrayContaining(['canary', 'release']));
    expect((await read({ verb: 'canary' })).entries.every(({ verb }) => verb === 'canary')).toBe(
      true,
    );
    expect((await read({ q: 'test  ada' })).total).toBe((await read({ q: 'Ada' })).total);
    expect((await read({ q: 'nobody' })).total).toBe(0);
    expect((await read({ page: '99', per_page: '10' })).entries).toEqual([]);
  });

  const ask = async (body: object) => {
    const change = await api.call(changeRelease, { body: body as never }, { as: releaser });
    if (change.status === 200) await makeReleaseChange(api.deps, change.body.request.id);
    const { body: after } = await api.call(adminReleases, {}, { as: releaser });

    return { status: change.status, request: after.requests[0] };
  };

  test('a change is queued, and made by the worker with the operator’s key', async () => {
    const { body } = await api.call(
      changeRelease,
      { body: { unit: UNIT, verb: 'kill', reason: 'It charges twice' } },
      { as: releaser },
    );
    expect(body.request).toMatchObject({ verb: 'kill', status: 'queued', answer: null });
    expect((await releases.state()).killed).toBe(false);

    await makeReleaseChange(api.deps, body.request.id);
    expect((await releases.state()).killed).toBe(true);
    const [last] = (await releases.history()).slice(-1);
    expect(last).toMatchObject({
      ...{ verb: 'kill', person: `admin ${releaser.id}`, reason: 'It charges twice' },
    });
  });

  test.each([
    ['before anything else is changed', false],
    ['after somebody else has changed something', true],
  ])('a change is made once, run again after a crash %s', async (_, isChangedMeanwhile) => {
    const { body } = await api.call(
      changeRelease,
      { body: { unit: UNIT, verb: 'rollback', reason: 'It charges twice' } },
      { as: releaser },
    );
    await makeReleaseChange(api.deps, body.request.id);
    // The worker died between the record and the note that it is done.
    await sql`update release_wishes set status = 'queued', settled_at = null where id = ${body.request.id}`.execute(
      api.db,
    );
    if (isChangedMeanwhile) await releases.startCanary('3', { minutesAgo: 0 });
    await makeReleaseChange(api.deps, body.request.id);

    const verbs = (await releases.history()).map(({ verb }) => verb);
    expect(verbs.slice(verbs.lastIndexOf('release') + 1)).toEqual(
      isChangedMeanwhile ? ['rollback', 'canary'] : ['rollback'],
    );
    expect((await releases.state()).active?.version).toBe('1');
    const { requests } = (await api.call(adminReleases, {}, { as: releaser })).body;
    expect(requests[0]?.status).toBe('done');
  });

  test('a rollback, a canary of an earlier release, and its end', async () => {
    expect((await ask({ unit: UNIT, verb: 'rollback', reason: 'r' })).request?.status).toBe('done');
    expect((await releases.state()).active?.version).toBe('1');
    const canary = { unit: UNIT, verb: 'canary', version: '2', percent: 10, reason: 'r' };
    expect((await ask(canary)).request?.status).toBe('done');
    expect((await releases.state()).canary).toMatchObject({ percent: 10 });
    expect((await ask({ unit: UNIT, verb: 'promote', reason: 'r' })).request?.status).toBe('done');
    expect((await releases.state()).active?.version).toBe('2');
  });

  test('the log names the release that was taken back, not the one that stayed', async () => {
    await releases.startCanary('3', { minutesAgo: 0 });
    await ask({ unit: UNIT, verb: 'abort', reason: 'It is slow' });
    // By its reason: other tests here leave records of a clock that is ahead, which stand before it.
    const { body } = await api.call(releaseLog, { query: { q: 'It is slow' } }, { as: releaser });

    expect(body.entries[0]).toMatchObject({ verb: 'abort', version: '3' });
  });

  test('a page that shows an earlier canary promotes and ends no other', async () => {
    await releases.startCanary('3', { minutesAgo: 1 });
    for (const verb of ['promote', 'abort']) {
      expect((await ask({ unit: UNIT, verb, version: '2', reason: 'r' })).request).toMatchObject({
        status: 'refused',
        answer: 'The canary is 3 by now, not 2.',
      });
    }
    expect((await releases.state()).canary?.release.version).toBe('3');
    const abort = { unit: UNIT, verb: 'abort', version: '3', reason: 'r' };
    expect((await ask(abort)).request?.status).toBe('done');
    // Pressed twice, the second one finds it ended.
    expect((await ask(abort)).request?.answer).toBe('There is no canary to abort.');
  });

  test('what makes no sense is refused, with the reason', async () => {
    expect((await ask({ unit: UNIT, verb: 'abort', reason: 'r' })).request).toMatchObject({
      status: 'refused',
      answer: 'There is no canary to abort.',
    });
    expect((await ask({ unit: UNIT, verb: 'canary', reason: 'r' })).status).toBe(422);
    expect((await ask({ unit: UNIT, verb: 'kill', reason: ' ' })).status).toBe(422);
    for (const unit of ['mfe-nobody', 'constructor']) {
      expect((await ask({ unit, verb: 'rollback', reason: 'r' })).status).toBe(422);
    }
  });

  test.each(['canary', 'rollback', 'promote', 'abort'] as const)(
    'a version that was never released is refused at once, and nothing is queued: %s',
    async (verb) => {
      const before = (await api.call(adminReleases, {}, { as: releaser })).body.requests;
      const body = { unit: UNIT, verb, version: '99', percent: 5, reason: 'r' };
      const refused = await api.call(changeRelease, { body }, { as: releaser });

      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { version: ['mfe-booking 99 was never released'] },
      ]);
      expect((await api.call(adminReleases, {}, { as: releaser })).body.requests).toEqual(before);
    },
  );
});
