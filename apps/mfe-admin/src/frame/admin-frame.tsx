import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, Navigate, NavLink, Outlet, useLocation } from '@freely/router';
import { Icon } from '@freely/ui/icon';
import { DashboardLayout } from '@freely/ui/sidebar-layout';
import {
  Activity,
  BadgePercent,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Droplet,
  FileCheck,
  Gift,
  Hourglass,
  KeyRound,
  Landmark,
  MessageSquareText,
  Rocket,
  Scale,
  ScrollText,
  ShieldAlert,
  ShieldCheck,
  SlidersHorizontal,
  SquareUserRound,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './admin-frame.module.css';
import { rightsQuery } from './rights-query.ts';
import { useLacksSecondFactor } from './use-lacks-second-factor.ts';

const account = '/admin/account';

const screens = [
  { key: 'practitioners', to: '/admin/practitioners', icon: UsersRound },
  { key: 'papers', to: '/admin/papers', icon: FileCheck },
  { key: 'customers', to: '/admin/customers', icon: SquareUserRound },
  { key: 'bookings', to: '/admin/bookings', icon: CalendarDays },
  { key: 'loyaltySchemes', to: '/admin/loyalty-schemes', icon: BadgePercent },
  { key: 'statistics', to: '/admin/statistics', icon: ChartColumn },
  { key: 'reviews', to: '/admin/reviews', icon: MessageSquareText },
  { key: 'disputes', to: '/admin/disputes', icon: Scale },
  { key: 'gifts', to: '/admin/gifts', icon: Gift },
  { key: 'waitingList', to: '/admin/waiting-list', icon: Hourglass },
  { key: 'patchTests', to: '/admin/patch-tests', icon: Droplet },
  { key: 'questionnaires', to: '/admin/questionnaires', icon: ClipboardList },
  { key: 'marketSettings', to: '/admin/market-settings', icon: SlidersHorizontal },
  { key: 'taxReports', to: '/admin/tax-reports', icon: Landmark },
  { key: 'releases', to: '/admin/releases', icon: Rocket },
  { key: 'audit', to: '/admin/audit', icon: ScrollText },
  { key: 'abuse', to: '/admin/abuse', icon: ShieldAlert },
  { key: 'secondFactors', to: '/admin/second-factors', icon: ShieldCheck },
  { key: 'status', to: '/admin/status', icon: Activity },
  { key: 'account', to: account, icon: KeyRound },
] as const;

/** The layout of all admin screens. */
export function AdminFrame() {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  const { data: rights } = useQuery(rightsQuery);
  const { lacksSecondFactor } = useLacksSecondFactor();
  // Without the right, the screen does not exist for this admin.
  const shown = screens.filter(({ key }) =>
    lacksSecondFactor
      ? key === 'account'
      : (key !== 'releases' || rights?.release) && (key !== 'taxReports' || rights?.tax),
  );
  const path = useLocation().pathname.replace(/\/$/, '');
  const isFirst = path === '/admin';
  if (lacksSecondFactor && path !== account) return <Navigate to={account} replace />;

  return (
    <DashboardLayout
      label={t('frame.label')}
      header={
        <div className={styles.who}>
          <b>{t('frame.heading')}</b>
          <span>{user?.email}</span>
        </div>
      }
      nav={shown.map(({ key, to, icon }) => ({
        key,
        link: (
          <ScreenLink to={to} isFirst={isFirst && key === 'practitioners'}>
            <Icon of={icon} />
            {t(`frame.${key}`)}
          </ScreenLink>
        ),
      }))}
    >
      <Outlet />
    </DashboardLayout>
  );
}

interface ScreenLinkProps {
  to: string;
  /** This screen is also shown at `/admin`. */
  isFirst: boolean;
  children: ReactNode;
}

function ScreenLink({ to, isFirst, children }: ScreenLinkProps) {
  return isFirst ? (
    <Link to={to} aria-current="page">
      {children}
    </Link>
  ) : (
    <NavLink to={to}>{children}</NavLink>
  );
}
