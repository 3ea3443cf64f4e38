// What this remote adds to the shell's header and footer, and to whom it is shown.
import { expect, test } from '@jest/globals';
import declared from '../remote.json' with { type: 'json' };

const audiences = (to: string) =>
  declared.navigation
    .filter((link) => link.to === to && link.slot.startsWith('footer-'))
    .map((link) => ('audience' in link ? link.audience : 'everybody'));

test('the footer offers to sign up only to people who are not signed in (D77)', () => {
  expect(audiences('/practitioner-registration')).toEqual([['signed-out']]);
  expect(audiences('/join-freely')).toEqual(['everybody']);
});
