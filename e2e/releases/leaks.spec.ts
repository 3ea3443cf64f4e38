// Every remote is visited and left ten times in one tab, and leaves nothing behind.

import type { Page } from '@playwright/test';
import { demoPassword } from '../arrange/people.ts';
import { logIn } from '../pages/log-in.ts';
import { expect, test } from '../pages/test.ts';
import { type Held, heldBy, installInstruments } from './leaks.ts';

/** A remote, a page of it, and who opens it. */
const visits = [
  { remote: 'mfe-public', path: '/services', as: null },
  { remote: 'mfe-booking', path: '/services-search', as: null },
  { remote: 'mfe-practitioner', path: '/practitioner/calendar', as: 'practitioner@freely.example' },
  { remote: 'mfe-admin', path: '/admin/bookings', as: 'admin@freely.example' },
];
/** A page of the shell itself, for everybody. */
const AWAY = '/no-such-place';
const AWAY_HEADING = 'We could not find that page';

/** Before these visits, caches fill and lazy code is loaded. */
const WARM_UP = 3;
const ROUNDS = 2;
const VISITS = 5;

/**
 * By the visits of one round, less than one for each of them. The heap grows a little by compiled code; a page that is
 * kept is far larger.
 */
const MOST_GROWTH: Readonly<Record<keyof Held, number>> = {
  globalListeners: VISITS,
  intervals: VISITS,
  timeouts: VISITS,
  observers: VISITS,
  sheets: VISITS,
  globals: VISITS,
  listeners: 10 * VISITS,
  nodes: 10 * VISITS,
  heap: 100_000 * VISITS,
};

// A recording keeps what it records in the page.
test.use({ trace: 'off' });

for (const { remote, path, as } of visits) {
  test(`${remote}, visited and left ten times, leaves nothing behind`, async ({ page }) => {
    await installInstruments(page);
    if (as) await logIn(page, as, demoPassword);
    await page.goto(AWAY);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    for (let visit = 0; visit < WARM_UP; visit += 1) await visitAndLeave(page, path);
    const held = [await heldBy(page, session)];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let visit = 0; visit < VISITS; visit += 1) await visitAndLeave(page, path);
      held.push(await heldBy(page, session));
    }

    // What one visit leaves behind is there after each round; what the browser compiled meanwhile, after one of them.
    for (const [name, most] of Object.entries(MOST_GROWTH)) {
      const counts = held.map((each) => each[name as keyof Held]);
      const grown = Math.min(
        ...counts.slice(1).map((count, round) => count - (counts[round] ?? 0)),
      );
      expect(grown, `${name}: ${counts.join(', ')}`).toBeLessThan(most);
    }
  });
}

async function visitAndLeave(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(page.getByRole('heading', { name: AWAY_HEADING })).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await goTo(page, AWAY);
  await expect(page.getByRole('heading', { name: AWAY_HEADING })).toBeVisible();
}

/** As a link of the router does, without a new document. */
function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
