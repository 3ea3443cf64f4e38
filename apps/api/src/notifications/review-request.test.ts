// A short visit is over before it can be reviewed (D102).
import { brandOf } from '@freely/domain/brand';
import { expect, test } from '@jest/globals';
import { addMinutes } from 'date-fns/addMinutes';
import { booking, customer, dispute, settled } from '../../test/support/mailed-booking.ts';
import { marketLanguage, translatorFor } from '../kernel/messages/index.ts';
import { noExtras } from './mail-extras.ts';
import { reviewRequest } from './mails/review-request.ts';

const requestFor = (changes: Partial<typeof booking>) =>
  reviewRequest({
    ...noExtras,
    brand: brandOf(),
    t: translatorFor(marketLanguage),
    to: customer,
    firstName: customer.firstName,
    shellUrl: 'https://freely.example',
    booking: { ...booking, status: 'completed', ...changes },
  });
const paragraphsAfter = (minutes: number) =>
  requestFor({ now: addMinutes(booking.starts_at, minutes) })?.paragraphs.slice(1);

test('the request for a review says from when on it can be left, where that is not now', () => {
  // 14:30 in London, and half an hour.
  expect(paragraphsAfter(6)).toEqual(['You can leave it from 15:00 on.']);
  expect(paragraphsAfter(30)).toEqual([]);
});

test('who has told us that it went wrong is not asked how it was until that is decided (D26)', () => {
  expect(requestFor({ dispute })).toBeNull();
  expect(requestFor({ dispute, awaits_customer: true })).toBeNull();
  expect(requestFor({ dispute: { ...settled, outcome: 'for_practitioner' } })).not.toBeNull();
});
