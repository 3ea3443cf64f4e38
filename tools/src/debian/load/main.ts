// People on the market, at so many calls a second whether it answers or not, until SIGTERM. A process of its own:
// its clock does not stand still while the command that started it waits for a program.
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { psql } from '../databases.ts';
import { environmentOf } from '../environment-files.ts';
import { certificateOf, readMarket, urlsOf } from '../market-folder.ts';
import { type Counted, openBooker } from './bookings.ts';
import { kindsOfCalls, pick } from './calls.ts';
import { type Customer, openPeople, type Practitioner } from './people.ts';
import type { LoadRecord } from './record.ts';
import type { Answer, Wanted } from './visitor.ts';

/** One call in 25: of 50 a second two. */
const bookingShare = 0.04;
const repeatAfterMs = 1_000;

const [folder = '', resultFile = '', perSecond = ''] = process.argv.slice(2);
const callsPerSecond = Number(perSecond);
const market = readMarket(folder);
const certificate = readFileSync(certificateOf(market).certificate);
const record: LoadRecord = { calls: [], acknowledged: [], paid: [] };

const count: Counted = async (kind, { visitor }, wanted) => {
  const at = Date.now();
  const startedAt = performance.now();
  const first = await attempt(visitor, wanted);
  const ms = performance.now() - startedAt;
  if (first.answer) {
    record.calls.push({ at, ms, kind, outcome: 'done' });
    return first.answer;
  }
  await pause(repeatAfterMs);
  const { answer } = await attempt(visitor, wanted);
  record.calls.push({ at, ms, kind, outcome: answer ? 'repeated' : 'failed', why: first.why });

  return answer;
};

async function attempt(visitor: Customer['visitor'], wanted: Wanted) {
  try {
    const answer: Answer = await visitor.call(wanted);

    return answer.status < 300
      ? { answer }
      : { answer: null, why: `${answer.status} ${answer.text.split('\n')[0]?.slice(0, 120)}` };
  } catch (error) {
    return { answer: null, why: (error as Error).message };
  }
}

/** Approved, and found by searches; their customers' addresses are confirmed. */
async function makePeople() {
  const people = openPeople(market, certificate);
  const practitioners: Practitioner[] = [];
  const customers: Customer[] = [];
  for (let number = 0; number < 8; number += 1)
    practitioners.push(await people.onboardPractitioner());
  for (let number = 0; number < 40; number += 1) customers.push(await people.registerCustomer());
  psql(market, market.primary, [
    '--dbname=freely',
    `--command=update practitioners set approved = true, verified = true, approved_at = now()
      where user_id in (${practitioners.map(({ id }) => id).join()})`,
    `--command=update users set email_confirmed_at = now()
      where id in (${customers.map(({ id }) => id).join()})`,
  ]);

  return { practitioners, customers };
}

const { practitioners, customers } = await makePeople();
const page = await customers[0]?.visitor.call({ url: urlsOf(market).shell });
const releaseFile = /"(\/r\/[^"]+\.js)"/.exec(page?.text ?? '')?.[1];
if (!releaseFile) throw new Error(`${urlsOf(market).shell} has no file of a release`);
const kinds = kindsOfCalls(market, releaseFile);
const key = environmentOf(market, 'api').STRIPE_PUBLISHABLE_KEY ?? '';
const booker = openBooker(market, { practitioners, key, count });

const running = new Set<Promise<unknown>>();
const one = <T>(among: readonly T[]) => among[Math.floor(Math.random() * among.length)] as T;
let bookings = 0;
const act = () => {
  if (Math.random() < bookingShare) {
    bookings += 1;
    // One after another, so that nobody holds two times at once.
    return booker.book(customers[bookings % customers.length] as Customer);
  }
  const { name, make } = pick(kinds);
  const customer = one(customers);

  return count(name, customer, make(one(practitioners), customer));
};

let due = performance.now();
const clock = setInterval(() => {
  for (; due <= performance.now(); due += 1_000 / callsPerSecond) {
    const work: Promise<unknown> = act().finally(() => running.delete(work));
    running.add(work);
  }
}, 5);
console.log('ready');
await new Promise((resolve) => process.once('SIGTERM', resolve));
clearInterval(clock);
await Promise.all(running);
record.acknowledged = booker.acknowledged;
record.paid = booker.paid;
writeFileSync(resultFile, JSON.stringify(record));
for (const { visitor } of customers) visitor.close();
