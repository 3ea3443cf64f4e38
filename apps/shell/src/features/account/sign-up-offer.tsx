import { rememberedTarget } from '@freely/auth';
import { Link, useParams } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { isServed } from '../../remotes/platform.ts';
import { useWords } from './words.ts';

/** Shown if the target is a practitioner page, or if the path names that role. */
export function SignUpOffer() {
  const words = useWords();
  const { role } = useParams();
  const isForPractitioners =
    role === 'practitioner' || /^\/practitioner(\/|$)/.test(rememberedTarget() ?? '');
  if (!isForPractitioners || !isServed(siteMap.practitionerRegistration)) return null;

  return (
    <p>
      {words('login.takeBookings')}{' '}
      <Link to={siteMap.practitionerRegistration}>{words('login.signUp')}</Link>
    </p>
  );
}
