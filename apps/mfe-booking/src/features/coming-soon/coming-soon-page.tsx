import { useTranslation } from '@freely/i18n';
import { Link, useLocation } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { paths } from '../../journey/paths.ts';

const pages = ['wallet', 'profile', 'referral'] as const;

/** A placeholder page that says it is coming soon (D5). */
export function ComingSoonPage() {
  const { t } = useTranslation('booking/coming-soon');
  const { pathname } = useLocation();
  const page = pages.find((name) => pathname.endsWith(`/${name}`)) ?? 'profile';
  const title = t('title', { page: t(`${page}`) });
  usePageTitle(title);

  return (
    <EmptyState
      headingLevel={1}
      title={title}
      text={t('text')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.customer}>
          {t('action')}
        </Link>
      }
    />
  );
}
