import { Link } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Page } from '@freely/ui/page';
import { useWords } from '../../texts/words.ts';

export function NotFoundPage() {
  const words = useWords();
  usePageTitle(words('notFound.title'));

  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={words('notFound.title')}
        text={words('notFound.text')}
        action={
          <Link className={buttonClass()} to={siteMap.home}>
            {words('notFound.home')}
          </Link>
        }
      />
    </Page>
  );
}
