import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call, CallResponse } from '@freely/api-client/contract';
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { encode } from 'bmp-ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { TestUser } from '../../../test/support/make-users.ts';
import {
  startTestApi,
  type TestApi,
  type TestResponse,
} from '../../../test/support/start-test-api.ts';
import { deleteImageFiles } from './index.ts';

// The tests decode the output formats, which uploads may not have.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'] });

let api: TestApi;
let folder: string;
let as: TestUser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'freely-images-'));
  api = await startTestApi({ filesUrl: pathToFileURL(folder).href });
});
beforeEach(async () => {
  as = await api.makePractitioner();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

type Fields = Record<string, string | Buffer | Buffer[]>;

async function upload<C extends Call>(
  call: C,
  fields: Fields,
  user?: TestUser,
): Promise<TestResponse<CallResponse<C>>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) {
      if (typeof each === 'string') form.append(name, each);
      else form.append(name, new Blob([new Uint8Array(each)], { type: 'image/png' }), 'a.png');
    }
  }
  const sent = new Response(form);
  const response = await api.app.inject({
    method: call.method,
    url: api.deps.config.basePath + call.path,
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      ...(user ? { authorization: `Bearer ${user.token}` } : {}),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });

  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const add = (file: Buffer, user = as) => upload(contract.addWorkImage, { file }, user);
const plain = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });
const fetched = async (src: string) => {
  const response = await api.app.inject(new URL(src).pathname);
  expect(response.statusCode).toBe(200);

  return { meta: await sharp(response.rawPayload).metadata(), response };
};
const filesIn = () => readdirSync(folder);
/** Runs all queued jobs that delete images. */
async function runDeleteJobs(): Promise<void> {
  const { rows } = await sql<{ src: string }>`
    select data->>'src' as src from jobs.job where name = 'drop-picture'`.execute(api.db);
  for (const { src } of rows) await deleteImageFiles(api.deps, src);
}

async function bmp(): Promise<Buffer> {
  const { data } = await plain().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const abgr = Buffer.from(data);
  for (let at = 0; at < data.length; at += 4) abgr.subarray(at, at + 4).reverse();

  return encode({ data: abgr, width: 40, height: 30, bitPP: 24 }).data;
}

test.each<[string, () => Promise<Buffer>]>([
  ['jpeg', () => plain().jpeg().toBuffer()],
  ['png', () => plain().png().toBuffer()],
  ['gif', () => plain().gif().toBuffer()],
  ['bmp', bmp],
])('a %s is converted to modern formats', async (_, make) => {
  const { status, body } = await add(await make());
  expect([status, body]).toEqual([
    200,
    { files: [{ id: expect.any(Number), src: expect.any(String) }] },
  ]);
  const { id, src } = body.files[0]!;
  expect(src).toMatch(/\/files\/[0-9a-f]{32}\.webp$/);

  const { meta, response } = await fetched(src);
  expect(meta).toMatchObject({ format: 'webp', width: 40, height: 30 });
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const means = (await sharp(response.rawPayload).stats()).channels.map(({ mean }) => mean);
  for (const [at, wanted] of [192, 64, 32].entries()) {
    expect(Math.abs(means[at]! - wanted)).toBeLessThan(6);
  }
  const { meta: small } = await fetched(src.replace('.webp', '-small.avif'));
  expect(small).toMatchObject({ format: 'heif', compression: 'av1' });

  expect((await api.call(contract.workImages, {}, { as })).body).toEqual([{ id, src }]);
  // Stored without the API's address, so that a move of the API breaks no image.
  const stored = await api.db
    .selectFrom('work_images')
    .select('src')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(src).toBe(api.deps.config.apiUrl + stored.src);
});

test('large images are scaled down and turned upright, and their metadata is removed', async () => {
  const photo = plain(3000, 1500)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitude: '51/1 28/1 0/1' } })
    .withMetadata({ orientation: 6 });
  const { body } = await add(await photo.toBuffer());
  const { src } = body.files[0]!;

  for (const [name, width, height] of [
    [src, 800, 1600],
    [src.replace('.webp', '-small.webp'), 240, 480],
  ] as const) {
    const { meta } = await fetched(name);
    expect(meta).toMatchObject({ width, height });
    expect([meta.exif, meta.xmp, meta.orientation]).toEqual([undefined, undefined, undefined]);
  }
});

test('an avatar is cut to a square, and replaces the previous one', async () => {
  const fields = { name: 'me.jpg', profileImage: await plain(300, 200).jpeg().toBuffer() };
  const { status, body } = await upload(contract.saveAvatar, fields, as);
  expect([status, body.message]).toEqual([200, 'Your photo has been saved']);
  expect((await fetched(body.src)).meta).toMatchObject({ width: 512, height: 512 });

  const again = await upload(contract.saveAvatar, fields, as);
  expect((await api.call(contract.userSettings, {}, { as })).body).toMatchObject({
    avatar: again.body.src,
  });
  await runDeleteJobs();
  expect((await api.app.inject(new URL(body.src).pathname)).statusCode).toBe(404);
  await fetched(again.body.src);
});

test('a practitioner can have ten images at most, even with concurrent uploads', async () => {
  const file = await plain().png().toBuffer();
  const values = Array.from({ length: 8 }, (_, at) => ({
    practitioner_id: as.id,
    src: `/${at}.webp`,
  }));
  await api.db.insertInto('work_images').values(values).execute();

  const responses = await Promise.all([1, 2, 3, 4].map(() => add(file)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
  const refused = responses.find(({ status }) => status === 422);
  expect(refused?.body).toMatchObject({
    message: 'You can add only 10 images',
    errors: { file: ['You can add only 10 images'] },
  });
  const { body } = await api.call(contract.workImages, {}, { as });
  expect(body).toHaveLength(10);
});

test('practitioners can reorder their images, and new images come last', async () => {
  const rows = ['/a', '/b', '/c'].map((src) => ({ practitioner_id: as.id, src }));
  const [a, b, c] = (
    await api.db.insertInto('work_images').values(rows).returning('id').execute()
  ).map(({ id }) => id) as [number, number, number];
  const order = (ids: number[], user = as) =>
    api.call(contract.orderWorkImages, { body: { ids } }, { as: user });
  const listed = async () =>
    (await api.call(contract.workImages, {}, { as })).body.map(({ id }) => id);

  const { status, body } = await order([c, a, b]);
  expect([status, body.files.map(({ src }) => new URL(src).pathname)]).toEqual([
    200,
    ['/c', '/a', '/b'],
  ]);
  const { body: added } = await add(await plain().png().toBuffer());
  const last = added.files[0]!.id;
  expect(await listed()).toEqual([c, a, b, last]);

  expect((await order([a, b, c])).status).toBe(409);
  expect((await order([a, a, b, c])).status).toBe(422);
  expect((await order([a, b, c, last], await api.makePractitioner())).status).toBe(404);
  expect(await listed()).toEqual([c, a, b, last]);
});

test('deleting an image deletes its files, unless another user shows them', async () => {
  const { body } = await add(await plain().png().toBuffer());
  const { id, src } = body.files[0]!;
  const other = await api.makePractitioner();
  const remove = (user: TestUser) =>
    api.call(contract.removeWorkImage, { params: { id: String(id) } }, { as: user });

  expect((await remove(other)).status).toBe(404);
  await api.db
    .insertInto('work_images')
    .values({ practitioner_id: other.id, src: new URL(src).pathname })
    .execute();
  expect((await remove(as)).status).toBe(200);
  expect((await remove(as)).status).toBe(404);
  await runDeleteJobs();
  await fetched(src);

  await api.db.deleteFrom('work_images').where('practitioner_id', '=', other.id).execute();
  await runDeleteJobs();
  const [name = ''] = /[0-9a-f]{32}/.exec(src) ?? [];
  expect(filesIn().filter((file) => file.startsWith(name))).toEqual([]);
});

test.each([
  ['deleteAccount', contract.deleteAccount],
  ['deletePractitionerAccount', contract.deletePractitionerAccount],
])('%s deletes the files of the images', async (_, call) => {
  const file = await plain().png().toBuffer();
  const work = await add(file);
  const avatar = await upload(contract.saveAvatar, { profileImage: file }, as);
  const gone = [work.body.files[0]!.src, avatar.body.src];

  expect((await api.call(call, {}, { as })).status).toBe(200);
  await runDeleteJobs();
  for (const src of gone) {
    expect((await api.app.inject(new URL(src).pathname)).statusCode).toBe(404);
  }
});

test('only practitioners can add images', async () => {
  const image = await plain().png().toBuffer();
  for (const call of [contract.addWorkImage, contract.saveAvatar]) {
    const fields = { file: image, profileImage: image };
    expect((await upload(call, fields)).status).toBe(401);
    expect((await upload(call, fields, await api.makeCustomer())).status).toBe(403);
    expect((await upload(call, fields, await api.makeAdmin())).status).toBe(403);
  }
});

test.each<[string, number, string, () => Buffer | Promise<Buffer[]>]>([
  ['a text', 422, 'Please add a GIF, JPEG, PNG or BMP image', () => Buffer.from('Not an image')],
  [
    'a file that is too large',
    413,
    'Please add a file of at most 6 MB',
    () => Buffer.alloc(contract.maxImageBytes + 1),
  ],
  [
    'two files',
    422,
    'Only one file can be sent',
    async () => [await plain().png().toBuffer(), await plain().jpeg().toBuffer()],
  ],
])('%s is refused at the field of the file', async (_, status, message, make) => {
  const file = await make();
  const work = await upload(contract.addWorkImage, { file }, as);
  const avatar = await upload(contract.saveAvatar, { profileImage: file }, as);

  expect([work.status, work.body]).toMatchObject([
    status,
    { message, errors: { file: [message] } },
  ]);
  expect([avatar.status, avatar.body]).toMatchObject([
    status,
    { message, errors: { profileImage: [message] } },
  ]);
});

test('a form without an image and a malformed form are refused', async () => {
  const none = await upload(contract.addWorkImage, { file: 'text' }, as);
  expect([none.status, none.body.errors]).toEqual([422, { file: ['Please add image'] }]);
  expect((await upload(contract.saveAvatar, { name: 'x' }, as)).body.errors).toEqual({
    profileImage: ['Please add image'],
  });

  const send = (type: string, payload: string) =>
    api.app.inject({
      method: 'POST',
      url: `${api.deps.config.basePath}/practitioner/images`,
      headers: { authorization: `Bearer ${as.token}`, 'content-type': type },
      payload,
    });
  expect((await send('application/json', '{}')).statusCode).toBe(400);
  expect((await send('multipart/form-data', 'x')).statusCode).toBe(400);
  const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
  expect((await send('multipart/form-data; boundary=b', cut)).statusCode).toBe(400);
  const forged = '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n';
  expect([400, 422]).toContain((await send('multipart/form-data; boundary=b', forged)).statusCode);
});
