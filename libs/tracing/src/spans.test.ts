import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  bindTrace,
  continueTrace,
  inSpan,
  recordSpan,
  startTracing,
  type Tracing,
  traceId,
  traceParent,
} from './index.ts';
import { type Collector, startCollector } from './testing/collector.ts';

let collector: Collector;
let tracing: Tracing;
beforeEach(async () => {
  collector = await startCollector();
  tracing = await startTracing(collector.url, { service: 'freely-test', ratio: 1 });
});
afterEach(async () => {
  await tracing.stop();
  await collector.close();
});

const spanOf = (name: string) => {
  const span = collector.spans.find((each) => each.name === name);
  if (!span) throw new Error(`There is no span ${name}`);

  return span;
};

test('a span knows the one that it is a part of, also in another process', async () => {
  const parent = await inSpan('GET /page', { kind: 'server' }, async () => {
    recordSpan('select users', { kind: 'client', attributes: {}, ms: 3 });
    return traceParent();
  });
  expect(parent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  await continueTrace(parent, () => inSpan('job', { kind: 'consumer' }, async () => undefined));
  await tracing.stop();

  const page = spanOf('GET /page');
  expect(page).toMatchObject({ service: 'freely-test' });
  expect(page.parentSpanId).toBeUndefined();
  for (const name of ['select users', 'job']) {
    expect(spanOf(name)).toMatchObject({ traceId: page.traceId, parentSpanId: page.spanId });
  }
  expect([...collector.paths]).toEqual(['/v1/traces']);
});

test('what somebody else calls later is a part of the span that it was bound in', async () => {
  const messages = new EventEmitter();
  const seen: unknown[] = [];
  await inSpan('render', {}, async () => {
    messages.on(
      'read',
      bindTrace(() => seen.push(traceId())),
    );
    messages.on('free', () => seen.push(traceId()));
  });
  messages.emit('read');
  messages.emit('free');
  await tracing.stop();

  expect(seen).toEqual([spanOf('render').traceId, undefined]);
});

test('an error is one without its words, and goes on', async () => {
  const failing = inSpan('POST /user', {}, async () => {
    throw Object.assign(new Error('ada@freely.example is taken'), { code: '23505' });
  });
  await expect(failing).rejects.toThrow('is taken');
  await tracing.stop();

  expect(spanOf('POST /user')).toMatchObject({
    status: { code: 2 },
    attributes: { 'error.type': '23505' },
  });
  expect(collector.text()).not.toContain('ada@');
});

test('a parent that cannot be read is none, and a statement without a span is not recorded', async () => {
  recordSpan('select users', { kind: 'client', attributes: {}, ms: 3 });
  await continueTrace('00-nonsense', () => inSpan('alone', {}, async () => undefined));
  await tracing.stop();

  expect(collector.spans.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
    ['alone', undefined],
  ]);
});

test('of a part of all traces only that part is sent, and all of one that was chosen elsewhere', async () => {
  await tracing.stop();
  tracing = await startTracing(collector.url, { service: 'freely-test', ratio: 0 });
  const work = (name: string) => inSpan(name, {}, async () => undefined);
  await work('own');
  await continueTrace(`00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`, () => work('of another'));
  await tracing.stop();

  expect(collector.spans.map(({ name }) => name)).toEqual(['of another']);
});

test('without an endpoint nothing is recorded and nothing is sent', async () => {
  await tracing.stop();
  tracing = await startTracing(undefined, { service: 'freely-test', ratio: 1 });

  expect(await inSpan('work', {}, async () => [traceParent(), traceId()])).toEqual([
    undefined,
    undefined,
  ]);
});
