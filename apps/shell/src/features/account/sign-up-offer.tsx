import { rememberedTarget } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, useMatch } from '@freely/router';
import { areaOf, linkOf } from '../../frame/page-frame.ts';
import { isServed } from '../../remotes/platform.ts';

const PRACTITIONER = 'practitioner';

/** Shown if the target is a page for practitioners, or if the path names that role. */
export function SignUpOffer() {
  const { t } = useTranslation('shell/account');
  const isNamed = useMatch(`/login/${PRACTITIONER}`) !== null;
  const isForPractitioners = isNamed || isOwnRoute(areaOf(PRACTITIONER), rememberedTarget());
  const signUp = linkOf('sign-up');
  if (!isForPractitioners || !signUp || !isServed(signUp.to)) return null;

  return (
    <p>
      {t('login.takeBookings')} <Link to={signUp.to}>{t('login.signUp')}</Link>
    </p>
  );
}

/** Their sign-up's paths begin like their area: `/practitioner-information` and `/practitioner`. */
function isOwnRoute(area: string | null, path: string | null): boolean {
  return area !== null && Boolean(path?.startsWith(area));
}
