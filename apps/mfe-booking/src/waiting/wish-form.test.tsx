import { fullDate } from '@freely/domain/format-date';
import { addDays, londonDay } from '@freely/domain/london-time';
import { storeDraft } from '@freely/shell-sdk/drafts';
import { createRenderPart } from '@freely/ui/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import messages from '../../locales/en-GB/waiting-list.json' with { type: 'json' };
import { type WishDraft, type WishPlace, weeksFromToday } from './wish.ts';
import { WishForm } from './wish-form.tsx';

const renderPart = createRenderPart({ 'booking/waiting-list': messages });
const today = londonDay(new Date());
const place: WishPlace = {
  location_type: 'mobile',
  practitioner_id: 7,
  salon_id: null,
  address: null,
  near: null,
};
const first: WishDraft = {
  treatments: [9],
  weekdays: [6],
  from: '08:00',
  to: '20:00',
  until: weeksFromToday(4),
  miles: 5,
};

afterEach(() => sessionStorage.clear());

/** The form, as a reload finds it after a night or more: with what is kept in the tab. */
function openWith(kept: Partial<WishDraft>) {
  storeDraft('join', { ...first, ...kept });
  const saved: unknown[] = [];
  const { user } = renderPart(
    <WishForm
      {...{ place, first }}
      draftName="join"
      facts={null}
      isSaving={false}
      refusal={null}
      onSave={(wish) => saved.push(wish)}
      labels={{ submit: 'Join', refused: 'Refused' }}
    />,
  );

  return { saved, join: () => user.click(screen.getByRole('button', { name: 'Join' })) };
}

test('four weeks that were chosen yesterday are shown by their last day, which is waited for', async () => {
  const until = addDays(today, 27);
  const { saved, join } = openWith({ until });

  expect(screen.getByLabelText('How long you wait')).toHaveDisplayValue(`Until ${fullDate(until)}`);
  await join();
  expect(saved).toEqual([expect.objectContaining({ until })]);
});

test('a last day that has passed is not kept, and what else was chosen is', async () => {
  const { saved, join } = openWith({ until: addDays(today, -1), from: '10:15' });

  expect(screen.getByLabelText('How long you wait')).toHaveDisplayValue('4 weeks');
  await join();
  expect(saved).toEqual([expect.objectContaining({ until: first.until, from: '10:15' })]);
});
