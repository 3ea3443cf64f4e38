import { rememberedTarget } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, useParams } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { isServed } from '../../remotes/platform.ts';

/** Shown if the target is a practitioner page, or if the path names that role. */
export function SignUpOffer() {
  const { t } = useTranslation('shell/account');
  const { role } = useParams();
  const isForPractitioners =
    role === 'practitioner' || /^\/practitioner(\/|$)/.test(rememberedTarget() ?? '');
  if (!isForPractitioners || !isServed(siteMap.practitionerRegistration)) return null;

  return (
    <p>
      {t('login.takeBookings')}{' '}
      <Link to={siteMap.practitionerRegistration}>{t('login.signUp')}</Link>
    </p>
  );
}
