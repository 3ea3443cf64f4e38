// One trace from the shell's server through API, database, job and payment provider, over processes of their own.
import { cancelByCustomer, currentUser } from '@freely/api-client/contract';
import { type Collector, startCollector } from '@freely/tracing/testing/collector';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { localSecrets } from '../../src/production-problems.ts';
import { freeSlot } from '../support/make-practitioner.ts';
import { draftFor } from '../support/start-test-market.ts';
import { startTestProcesses, type TestProcesses } from '../support/start-test-processes.ts';

let collector: Collector;
let both: TestProcesses;
beforeAll(async () => {
  collector = await startCollector();
  both = await startTestProcesses({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
}, 120_000);
afterAll(() => collector.close());

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const ofTheShell = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
const strangers = { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` };

test('a refund is one trace from the call to the provider, with nothing of a person', async () => {
  const [grace, ada] = [await both.makePractitioner(), await both.makeCustomer()];
  const { body } = await both.book(ada, draftFor(grace, freeSlot(6)));
  await both.confirmCard(await both.intentOf(ada, body.id));
  await both.eventually(async () => (await both.bookingRow(body.id)).paid_at);

  const cancelled = await both.call(
    cancelByCustomer,
    { params: { id: String(body.id) }, body: {} },
    { as: ada, headers: { ...ofTheShell, 'x-internal-key': localSecrets.INTERNAL_KEY } },
  );
  expect(cancelled.status).toBe(200);
  await both.call(currentUser, {}, { as: ada, headers: strangers });
  const spansOf = () => collector.spans.filter((span) => span.traceId === traceId);
  await both.eventually(async () =>
    spansOf().some(({ name }) => name === 'stripe POST /v1/refunds'),
  );
  // Ends the processes, which send what is left.
  await both.close();

  const spans = spansOf();
  const find = (name: string) => {
    const span = spans.find((each) => each.name === name);
    if (!span) throw new Error(`No ${name} among ${spans.map((each) => each.name).join(', ')}`);
    return span;
  };
  const call = find('PUT /api/v1.0/booking/:id/cancelByCustomer');
  const job = find('job provider-op');
  const refund = find('stripe POST /v1/refunds');

  expect(call).toMatchObject({ service: 'freely-api', parentSpanId: '00f067aa0ba902b7' });
  expect(find('update bookings')).toMatchObject({
    service: 'freely-api',
    parentSpanId: call.spanId,
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'update' },
  });
  expect(job).toMatchObject({ service: 'freely-worker', parentSpanId: call.spanId });
  expect(find('update provider_ops')).toMatchObject({ parentSpanId: job.spanId });
  expect(refund).toMatchObject({
    parentSpanId: job.spanId,
    attributes: { 'http.response.status_code': 200 },
  });

  // A stranger cannot say which trace a call belongs to.
  const names = collector.spans.filter(({ traceId: id }) => id.startsWith('abab'));
  expect(names).toEqual([]);
  const sent = collector.text();
  expect(sent).toContain('/api/v1.0/booking');
  for (const personal of [
    ada.email,
    ada.token,
    grace.email,
    ada.phone,
    'SW11',
    'Canary',
    'whsec',
  ]) {
    expect(sent).not.toContain(personal);
  }
}, 120_000);
