import { Link, useLocation } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { lateWordsOf } from '@freely/shell-sdk/words';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { paths } from '../../journey/paths.ts';
import { namespace } from '../../journey/words.ts';

const { useWords } = lateWordsOf(namespace, {
  soon: {
    wallet: 'Wallet',
    profile: 'Profile',
    referral: 'Invite a friend',
    title: '{{page}}: coming soon',
    text: 'This page is not ready yet. You do not need it to manage your bookings.',
    action: 'Back to the dashboard',
  },
});

const pages = ['wallet', 'profile', 'referral'] as const;

/** A placeholder page that says it is coming soon (D5). */
export function ComingSoonPage() {
  const say = useWords();
  const { pathname } = useLocation();
  const page = pages.find((name) => pathname.endsWith(`/${name}`)) ?? 'profile';
  const title = say('soon.title', { page: say(`soon.${page}`) });
  usePageTitle(title);

  return (
    <EmptyState
      headingLevel={1}
      title={title}
      text={say('soon.text')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.customer}>
          {say('soon.action')}
        </Link>
      }
    />
  );
}
