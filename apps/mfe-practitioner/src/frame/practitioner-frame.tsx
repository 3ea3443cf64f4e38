import { userSettingsQuery } from '@freely/account-settings';
import { useSession } from '@freely/auth';
import { Seal } from '@freely/booking-parts/seal';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { NavLink, Outlet } from '@freely/router';
import { Avatar } from '@freely/ui/avatar';
import { Icon } from '@freely/ui/icon';
import { Rating } from '@freely/ui/rating';
import { DashboardLayout } from '@freely/ui/sidebar-layout';
import { menu } from './menu.ts';
import styles from './practitioner-frame.module.css';

/** The layout around every practitioner screen: the user and the navigation. */
export function PractitionerFrame() {
  const { t } = useTranslation('practitioner');

  return (
    <DashboardLayout
      label={t('frame.label')}
      header={<UserSummary />}
      nav={menu.map(({ key, to, icon }) => ({
        key,
        link: (
          <NavLink to={to} end={key === 'home'}>
            <Icon of={icon} />
            {t(`frame.menu.${key}`)}
          </NavLink>
        ),
      }))}
    >
      <Outlet />
    </DashboardLayout>
  );
}

function UserSummary() {
  const { t } = useTranslation('practitioner');
  const { user } = useSession();
  const settings = useQuery({ ...userSettingsQuery, enabled: user !== null });
  if (!user) return null;
  // Those of the session are as old as the login: they count until the settings are here.
  const { practitioner_rating: rating = 0, reviews_amount: count = 0 } = {
    ...user.practitioner_info,
    ...settings.data,
  };

  return (
    <div className={styles.who}>
      <Avatar src={settings.data?.avatar} id={user.user_id} name={user.name} size={56} />
      <div>
        <b>
          {user.name} {settings.data?.verified && <Seal label={t('frame.verified')} />}
        </b>
        {count > 0 ? <Rating value={rating} count={count} /> : <span>{t('frame.noReviews')}</span>}
      </div>
    </div>
  );
}
