import type { AdminPractitionerDetail } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';
import { humanize } from '../../../humanize.ts';
import { useWords } from '../../../words.ts';
import { practitionerState } from '../practitioner-state.ts';
import { usePractitionerWords } from '../words.ts';
import { StateChip } from './state-chip.tsx';

/** The profile of a practitioner, and their bookings by outcome. */
export function ProfilePart({ of }: { of: AdminPractitionerDetail }) {
  const say = usePractitionerWords();
  const sayShared = useWords();
  const { practitioner: who, totals } = of;
  const yesNo = (is: boolean) => sayShared(is ? 'drawer.yes' : 'drawer.no');
  const { start_working_date: since, reviews_amount: count } = who;

  return (
    <>
      <DrawerPart title={say('practitionerDrawer.profile')}>
        <Facts
          facts={[
            [say('people.status'), <StateChip key="state" state={practitionerState(who)} />],
            [say('people.id'), who.user_id],
            [
              say('people.email'),
              <a key="mail" href={`mailto:${who.email}`}>
                {who.email}
              </a>,
            ],
            who.phone !== '' && [
              say('practitionerDrawer.phone'),
              <a key="phone" href={`tel:${who.phone}`}>
                {who.phone}
              </a>,
            ],
            who.town !== null && [say('people.town'), who.town],
            [say('people.joined'), listDate(londonDay(new Date(who.created_at)))],
            [
              say('practitionerDrawer.step'),
              say('practitionerDrawer.stepOf', { step: who.onboarding_step }),
            ],
            [
              say('practitionerDrawer.account'),
              say(who.active ? 'practitionerDrawer.active' : 'practitionerDrawer.inactive'),
            ],
            [say('practitionerDrawer.live'), yesNo(who.live)],
            [say('practitionerDrawer.verified'), yesNo(who.verified)],
            since !== null && [say('practitionerDrawer.since'), listDate(since).slice(3)],
            count > 0 && [
              say('practitionerDrawer.rating'),
              say('practitionerDrawer.ratingOf', {
                rating: who.practitioner_rating.toFixed(1),
                count,
              }),
            ],
            who.how_you_find !== null && [
              say('practitionerDrawer.howYouFind'),
              humanize(who.how_you_find),
            ],
            who.appointment_scheduling !== null && [
              say('practitionerDrawer.scheduling'),
              humanize(who.appointment_scheduling),
            ],
          ]}
        />
        {who.bio !== '' && <p>{who.bio}</p>}
      </DrawerPart>
      <DrawerPart title={say('practitionerDrawer.bookings')}>
        <Facts
          facts={[
            [say('practitionerDrawer.upcoming'), totals.upcoming],
            [say('practitionerDrawer.completed'), totals.completed],
            [say('practitionerDrawer.cancelledByCustomer'), totals.cancelled_by_customer],
            [say('practitionerDrawer.cancelledByPractitioner'), totals.cancelled_by_practitioner],
            [say('practitionerDrawer.noShow'), totals.no_show],
          ]}
        />
      </DrawerPart>
    </>
  );
}
