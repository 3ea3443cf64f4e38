import { brand } from '@freely/domain/brand';
import { usePageTitle } from '@freely/federation';
import { siteMap } from '@freely/federation/site-map';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Page } from '@freely/ui/page';
import { useWords } from './words.ts';

export function SyncCalendarPage() {
  return <ComingSoon what="calendar" more={siteMap.support} art="calendar" />;
}

interface ComingSoonProps {
  what: 'calendar';
  /** Where there is something to read meanwhile. */
  more: string;
  art: 'calendar';
}

/** Says honestly that something is not there yet, and who will tell you when it is. */
function ComingSoon({ what, more, art }: ComingSoonProps) {
  const say = useWords();
  usePageTitle(say(`comingSoon.${what}.title`));

  return (
    <Page>
      <EmptyState
        headingLevel={1}
        art={art}
        title={say(`comingSoon.${what}.heading`)}
        text={say(`comingSoon.${what}.text`)}
        action={
          <>
            <a className={buttonClass()} href={`mailto:${brand.supportEmail}`}>
              {say('comingSoon.write', { supportEmail: brand.supportEmail })}
            </a>
            <Link className={buttonClass({ variant: 'quiet' })} to={more}>
              {say(`comingSoon.${what}.more`)}
            </Link>
          </>
        }
      />
    </Page>
  );
}
