import { fullDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { toastStore } from '@freely/shell-sdk';
import { renderRemote } from '@freely/shell-sdk/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const today = londonDay(new Date());
const off = {
  id: 7,
  title: 'School run',
  date: today,
  end_date: today,
  full_day_off: false,
  start_time: '09:00:00',
  end_time: '10:30:00',
};

const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('availability'), () => HttpResponse.json({ 2: {} })),
  http.get(dashboardUrl('timeoff'), () => HttpResponse.json([off])),
  http.put(dashboardUrl('timeoff/:id'), async ({ request }) =>
    HttpResponse.json({ message: 'Updated', ...off, ...((await request.json()) as object) }),
  ),
  http.get(dashboardUrl('calendar/bookings'), () => HttpResponse.json([])),
  http.get(dashboardUrl('calendar-feeds'), () => HttpResponse.json({ address: null, feeds: [] })),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('a time off that was dragged says what it is now', async () => {
  // jsdom has no layout. Of a day from 8 to 19, an hour has a hundred pixels.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1100);
  let pointedAt: Element | null = null;
  document.elementFromPoint = () => pointedAt;
  await renderRemote(remote, '/practitioner/calendar?view=day', { user: amara });
  pointedAt = await screen.findByRole('button', { name: /School run/ });
  const column = pointedAt.closest('.rbc-day-slot') as Element;

  // The second press finds what the first began: in a dispatched event, React renders after all of its listeners.
  fireEvent.mouseDown(pointedAt, { clientX: 10, clientY: 0 });
  fireEvent.mouseDown(pointedAt, { clientX: 10, clientY: 0 });
  fireEvent.mouseMove(column, { clientX: 10, clientY: 500 });
  fireEvent.mouseUp(column, { clientX: 10, clientY: 500 });

  await waitFor(() =>
    expect(toastStore.getState().toasts).toEqual([
      expect.objectContaining({
        tone: 'success',
        title: `Your time off is now ${fullDate(today)}, 13:00 to 14:30`,
      }),
    ]),
  );
});
