import { useSession } from '@freely/auth';
import { NavLink, Outlet } from '@freely/router';
import { Icon } from '@freely/ui/icon';
import { DashboardLayout } from '@freely/ui/sidebar-layout';
import { CalendarDays, UsersRound } from 'lucide-react';
import { useWords } from '../words.ts';
import styles from './admin-frame.module.css';

const screens = [
  { key: 'practitioners', to: '/admin/practitioners', icon: UsersRound },
  { key: 'bookings', to: '/admin/bookings', icon: CalendarDays },
] as const;

/** The area around every admin screen. */
export function AdminFrame() {
  const say = useWords();
  const { user } = useSession();

  return (
    <DashboardLayout
      label={say('frame.label')}
      header={
        <div className={styles.who}>
          <b>{say('frame.heading')}</b>
          <span>{user?.email}</span>
        </div>
      }
      nav={screens.map(({ key, to, icon }) => ({
        key,
        link: (
          <NavLink to={to}>
            <Icon of={icon} />
            {say(`frame.${key}`)}
          </NavLink>
        ),
      }))}
    >
      <Outlet />
    </DashboardLayout>
  );
}
