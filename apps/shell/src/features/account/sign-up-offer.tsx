import { rememberedTarget } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, useParams } from '@freely/router';
import { linkOf } from '../../frame/page-frame.ts';
import { isServed } from '../../remotes/platform.ts';

/** Shown if the target is a practitioner page, or if the path names that role. */
export function SignUpOffer() {
  const { t } = useTranslation('shell/account');
  const { role } = useParams();
  const isForPractitioners =
    role === 'practitioner' || /^\/practitioner(\/|$)/.test(rememberedTarget() ?? '');
  const signUp = linkOf('sign-up');
  if (!isForPractitioners || !signUp || !isServed(signUp.to)) return null;

  return (
    <p>
      {t('login.takeBookings')} <Link to={signUp.to}>{t('login.signUp')}</Link>
    </p>
  );
}
