import { useSession } from '@freely/auth';
import { Link, NavLink, Outlet } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Avatar } from '@freely/ui/avatar';
import { Icon } from '@freely/ui/icon';
import { DashboardLayout } from '@freely/ui/sidebar-layout';
import { CalendarDays, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { paths } from '../../journey/paths.ts';
import { useWords } from '../words.ts';
import styles from './customer-frame.module.css';

/** The layout around every customer screen: the user and the navigation. */
export function CustomerFrame() {
  const say = useWords();
  const { user } = useSession();

  return (
    <DashboardLayout
      label={say('customer.frame.label')}
      header={
        user && (
          <div className={styles.who}>
            <Avatar id={user.user_id} name={user.name} size={48} />
            <div>
              <b>{user.name}</b>
              <span>{say('customer.frame.role')}</span>
            </div>
          </div>
        )
      }
      nav={[
        {
          key: 'home',
          link: (
            <NavLink to={paths.customer} end>
              <Icon of={LayoutDashboard} />
              {say('customer.frame.home')}
            </NavLink>
          ),
        },
        {
          key: 'bookings',
          link: (
            <NavLink to={paths.customerBookings}>
              <Icon of={CalendarDays} />
              {say('customer.frame.bookings')}
            </NavLink>
          ),
        },
        {
          key: 'settings',
          link: (
            <NavLink to={paths.customerSettings}>
              <Icon of={Settings} />
              {say('customer.frame.settings')}
            </NavLink>
          ),
        },
        {
          key: 'logout',
          link: (
            <Link to={siteMap.logout}>
              <Icon of={LogOut} />
              {say('customer.frame.logout')}
            </Link>
          ),
        },
      ]}
    >
      <Outlet />
    </DashboardLayout>
  );
}
