import { rememberedTarget } from '@freely/auth';
import { covers } from '@freely/federation/route-owner';
import { useTranslation } from '@freely/i18n';
import { Link, useParams } from '@freely/router';
import { areaOf, linkOf } from '../../frame/page-frame.ts';
import { isServed } from '../../remotes/platform.ts';

const PRACTITIONER = 'practitioner';

/** Shown if the target is a practitioner page, or if the path names that role. */
export function SignUpOffer() {
  const { t } = useTranslation('shell/account');
  const { role } = useParams();
  const isForPractitioners =
    role === PRACTITIONER || isBelow(areaOf(PRACTITIONER), rememberedTarget());
  const signUp = linkOf('sign-up');
  if (!isForPractitioners || !signUp || !isServed(signUp.to)) return null;

  return (
    <p>
      {t('login.takeBookings')} <Link to={signUp.to}>{t('login.signUp')}</Link>
    </p>
  );
}

function isBelow(area: string | null, path: string | null): boolean {
  return area !== null && path !== null && covers(`${area}/*`, path.split('?')[0] ?? path);
}
