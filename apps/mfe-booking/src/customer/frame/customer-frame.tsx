import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, NavLink, Outlet } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { Avatar } from '@freely/ui/avatar';
import { Icon } from '@freely/ui/icon';
import { DashboardLayout } from '@freely/ui/sidebar-layout';
import { CalendarDays, Hourglass, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paths } from '../../journey/paths.ts';
import styles from './customer-frame.module.css';

// Few have an offer, and a mail says so too.
const OfferToast = lazy(() => import('./offer-toast.tsx').catch(() => ({ default: () => null })));

/** The layout around every customer screen: the user and the navigation. */
export function CustomerFrame() {
  const { t } = useTranslation('booking/customer');
  const { user } = useSession();

  return (
    <DashboardLayout
      label={t('frame.label')}
      header={
        user && (
          <div className={styles.who}>
            <Avatar id={user.user_id} name={user.name} size={48} />
            <div>
              <b>{user.name}</b>
              <span>{t('frame.role')}</span>
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
              {t('frame.home')}
            </NavLink>
          ),
        },
        {
          key: 'bookings',
          link: (
            <NavLink to={paths.customerBookings}>
              <Icon of={CalendarDays} />
              {t('frame.bookings')}
            </NavLink>
          ),
        },
        {
          key: 'waiting-list',
          link: (
            <NavLink to={paths.waitingList}>
              <Icon of={Hourglass} />
              {t('frame.waitingList')}
            </NavLink>
          ),
        },
        {
          key: 'settings',
          link: (
            <NavLink to={paths.customerSettings}>
              <Icon of={Settings} />
              {t('frame.settings')}
            </NavLink>
          ),
        },
        {
          key: 'logout',
          link: (
            <Link to={siteMap.logout}>
              <Icon of={LogOut} />
              {t('frame.logout')}
            </Link>
          ),
        },
      ]}
    >
      <Outlet />
      <Suspense fallback={null}>
        <OfferToast />
      </Suspense>
    </DashboardLayout>
  );
}
