import { userSettingsQuery } from '@freely/account-settings';
import type { Approval } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Skeleton } from '@freely/ui/skeleton';
import { bookingsQuery } from '../../own-bookings.ts';
import { ownPapersQuery } from '../../own-papers.ts';
import { OwnProfileLink } from '../../own-profile-link.tsx';
import { ownStatisticQuery } from '../../own-statistic.ts';
import { ownTaxDetailsQuery } from '../../own-tax-details.ts';
import { isComing, Loaded, Screen } from '../../screen.tsx';
import { Appointments } from './components/appointments.tsx';
import { Checklist } from './components/checklist.tsx';
import { NotShown } from './components/not-shown.tsx';
import { PapersCard } from './components/papers-card.tsx';
import { Rejection } from './components/rejection.tsx';
import { Summary } from './components/summary.tsx';
import { TaxCard } from './components/tax-card.tsx';
import { Waiting } from './components/waiting.tsx';
import styles from './home.module.css';
import { waitingQuery } from './queries.ts';
import { upcomingOf } from './upcoming.ts';

/** The practitioner's dashboard: summary, checklist and upcoming appointments. */
export function HomePage() {
  const { t } = useTranslation('practitioner/home');
  const { user } = useSession();
  const settings = useQuery(userSettingsQuery);
  const statistic = useQuery(ownStatisticQuery);
  const bookings = useQuery(bookingsQuery);
  const papers = useQuery(ownPapersQuery);
  const tax = useQuery(ownTaxDetailsQuery);
  // Together: what came later would move what is below it.
  const parts = [statistic, bookings, papers, tax, useQuery(waitingQuery)];
  const upcoming = bookings.data && upcomingOf(bookings.data, new Date());

  return (
    <Screen
      name={t('name')}
      heading={t(`greeting.${partOfDay(new Date())}`, {
        name: settings.data?.first_name ?? firstWordOf(user?.name ?? ''),
      })}
      action={<OwnProfileLink />}
    >
      <Loaded
        of={statistic}
        besides={parts}
        loading={t('loading')}
        failed={t('failed')}
        skeleton={
          <div className={styles.stats}>
            <Skeleton height="9rem" />
            <Skeleton height="9rem" />
            <Skeleton height="19rem" />
          </div>
        }
      >
        {(figures) => (
          <div className={styles.stats}>
            {isRejected(figures) && (
              <Rejection
                reason={figures.rejection_reason}
                isSignedUp={!figures.not_shown.includes('not_onboarded')}
              />
            )}
            <NotShown
              reasons={figures.not_shown.filter(
                (reason) => reason !== 'not_approved' || !isRejected(figures),
              )}
            />
            {papers.data && <PapersCard own={papers.data} />}
            {tax.data && <TaxCard own={tax.data} />}
            <Summary figures={figures} upcoming={upcoming?.length} />
            <Checklist figures={figures} />
          </div>
        )}
      </Loaded>
      {!parts.some(isComing) && (
        <>
          <Waiting />
          <Appointments of={{ ...bookings, data: upcoming }} />
        </>
      )}
    </Screen>
  );
}

const isRejected = ({ approval }: { approval?: Approval | undefined }) => approval === 'rejected';

/** Until the first name is there: with the whole one the heading would be longer for a moment. */
const firstWordOf = (name: string) => name.split(' ')[0] ?? '';

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(londonClock(now).time.slice(0, 2));
  if (hour < 12) return 'morning';

  return hour < 18 ? 'afternoon' : 'evening';
}
