import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { ownStatisticQuery } from './own-statistic.ts';

/** Leads to the profile that customers see; while nobody can see it, to the reasons (D30). */
export function OwnProfileLink() {
  const { t } = useTranslation('practitioner');
  const { user } = useSession();
  const { data } = useQuery(ownStatisticQuery);
  if (!user) return null;
  const isHidden = data !== undefined && data.not_shown.length > 0;

  return (
    <Link
      className={buttonClass({ variant: 'secondary' })}
      to={isHidden ? '/practitioner/why-not' : `/practitioner-search/profile/${user.user_id}`}
    >
      {t(isHidden ? 'frame.menu.whyNot' : 'viewProfile')}
    </Link>
  );
}
