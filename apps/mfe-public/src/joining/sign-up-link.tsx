import { hasRole, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';

/** Practitioner sign-up is for visitors who are logged out: others read where they stand. */
export function SignUpLink() {
  const { t } = useTranslation('public/joining');
  const session = useSession();

  if (hasRole(session, 'practitioner')) {
    return (
      <Link className={buttonClass()} to={siteMap.practitioner}>
        {t('signUp.dashboard')}
      </Link>
    );
  }
  if (hasRole(session, 'customer')) {
    return (
      <span>
        {t('signUp.asCustomer')} <Link to={siteMap.logout}>{t('signUp.logOut')}</Link>
      </span>
    );
  }

  return (
    <Link className={buttonClass()} to={siteMap.practitionerRegistration}>
      {t('signUp.label')}
    </Link>
  );
}
