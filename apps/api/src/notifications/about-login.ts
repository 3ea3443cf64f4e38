import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import type { AboutLogin } from './mail-facts.ts';
import { type FactsOf, toUserAbout } from './to-user.ts';

/** A mail about a login, to the owner of the account. */
export const aboutLogin = toUserAbout<FactsOf<AboutLogin>>(async (_deps, _to, { detail }) => {
  const { day, time } = londonClock(new Date(String(detail.at)));

  return { device: String(detail.device ?? ''), at: `${fullDate(day)}, ${time}` };
});
