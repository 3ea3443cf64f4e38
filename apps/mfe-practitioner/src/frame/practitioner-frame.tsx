import { useSession } from '@freely/auth';
import { NavLink, Outlet } from '@freely/router';
import { Avatar } from '@freely/ui/avatar';
import { Icon } from '@freely/ui/icon';
import { DashboardLayout } from '@freely/ui/sidebar-layout';
import { CalendarDays } from 'lucide-react';
import { useWords } from '../words.ts';
import styles from './practitioner-frame.module.css';

/** The dashboard around every practitioner screen: who you are, and where you can go. */
export function PractitionerFrame() {
  const say = useWords();
  const { user } = useSession();

  return (
    <DashboardLayout
      label={say('frame.label')}
      header={
        user && (
          <div className={styles.who}>
            <Avatar id={user.user_id} name={user.name} size={48} />
            <div>
              <b>{user.name}</b>
              <span>
                {user.practitioner_info && user.practitioner_info.reviews_amount > 0
                  ? say('frame.rating', {
                      rating: user.practitioner_info.practitioner_rating.toFixed(1),
                      count: user.practitioner_info.reviews_amount,
                    })
                  : say('frame.noReviews')}
              </span>
            </div>
          </div>
        )
      }
      nav={[
        {
          key: 'bookings',
          link: (
            <NavLink to="/practitioner/bookings">
              <Icon of={CalendarDays} />
              {say('frame.bookings')}
            </NavLink>
          ),
        },
      ]}
    >
      <Outlet />
    </DashboardLayout>
  );
}
