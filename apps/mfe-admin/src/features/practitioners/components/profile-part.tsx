import type { AdminPractitionerDetail } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { formatPhone } from '@freely/domain/format-phone';
import { londonDay } from '@freely/domain/london-time';
import { isOnboarded } from '@freely/domain/onboarding';
import { useTranslation } from '@freely/i18n';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';
import { formatCount } from '../../../format-count.ts';
import { practitionerState } from '../practitioner-state.ts';
import { useSignUpAnswers } from '../use-sign-up-answers.ts';
import { StateChip } from './state-chip.tsx';

/** The profile of a practitioner, and their bookings by outcome. */
export function ProfilePart({ of }: { of: AdminPractitionerDetail }) {
  const { t } = useTranslation('admin/practitioners');
  const { t: tShared } = useTranslation('admin');
  const { found, scheduling } = useSignUpAnswers();
  const { practitioner: who, totals } = of;
  const yesNo = (is: boolean) => tShared(is ? 'drawer.yes' : 'drawer.no');
  const { start_working_date: since, reviews_amount: count } = who;

  return (
    <>
      <DrawerPart title={t('practitionerDrawer.profile')}>
        <Facts
          facts={[
            [t('people.status'), <StateChip key="state" state={practitionerState(who)} />],
            Boolean(who.rejection_reason) && [
              t('practitionerDrawer.rejection'),
              who.rejection_reason,
            ],
            [t('people.id'), who.user_id],
            [
              t('people.email'),
              <a key="mail" href={`mailto:${who.email}`}>
                {who.email}
              </a>,
            ],
            who.phone !== '' && [
              t('practitionerDrawer.phone'),
              <a key="phone" href={`tel:${who.phone}`}>
                {formatPhone(who.phone)}
              </a>,
            ],
            who.town !== null && [t('people.town'), who.town],
            [t('people.joined'), listDate(londonDay(new Date(who.created_at)))],
            [
              t('practitionerDrawer.step'),
              isOnboarded(who.onboarding_step)
                ? t('practitionerDrawer.stepsDone')
                : t('practitionerDrawer.stepOf', { step: who.onboarding_step }),
            ],
            [t('practitionerDrawer.account'), t(`practitionerDrawer.${accountState(who)}`)],
            [t('practitionerDrawer.live'), yesNo(who.live)],
            [t('practitionerDrawer.verified'), yesNo(who.verified)],
            since !== null && [t('practitionerDrawer.since'), listDate(since).slice(3)],
            count > 0 && [
              t('practitionerDrawer.rating'),
              t('practitionerDrawer.ratingOf', {
                rating: who.practitioner_rating.toFixed(1),
                count,
              }),
            ],
            who.how_you_find !== null && [
              t('practitionerDrawer.howYouFind'),
              found(who.how_you_find),
            ],
            who.appointment_scheduling !== null && [
              t('practitionerDrawer.appointmentScheduling'),
              scheduling(who.appointment_scheduling),
            ],
          ]}
        />
        {who.bio !== '' && <p>{who.bio}</p>}
      </DrawerPart>
      <DrawerPart title={t('practitionerDrawer.bookings')}>
        <Facts
          facts={[
            [t('practitionerDrawer.upcoming'), formatCount(totals.upcoming)],
            [t('practitionerDrawer.completed'), formatCount(totals.completed)],
            [
              t('practitionerDrawer.cancelledByCustomer'),
              formatCount(totals.cancelled_by_customer),
            ],
            [
              t('practitionerDrawer.cancelledByPractitioner'),
              formatCount(totals.cancelled_by_practitioner),
            ],
            [t('practitionerDrawer.noShow'), formatCount(totals.no_show)],
          ]}
        />
      </DrawerPart>
    </>
  );
}

/** Suspension is an operator's, inactivity their own choice. */
function accountState({ active, suspended }: AdminPractitionerDetail['practitioner']) {
  if (suspended) return 'suspended';

  return active ? 'active' : 'inactive';
}
