import { useTranslation } from '@freely/i18n';
import { Link, useSearchParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { servicesSearchHref } from '../../journey/paths.ts';
import { readWaitingLink } from '../../journey/waiting-link.ts';
import { JoinForm } from './join-form.tsx';

/** The form that puts a customer on a list; the page where no time fitted says what for. */
export function JoinWaitingListPage() {
  const { t } = useTranslation('booking/waiting-list');
  const [query] = useSearchParams();
  const link = readWaitingLink(query);
  usePageTitle(t('join.title'));

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{t('join.title')}</PageTitle>
        <Lead>{t('join.lead')}</Lead>
      </Stack>
      {link ? (
        <JoinForm link={link} />
      ) : (
        <EmptyState
          isFramed
          title={t('join.incomplete.title')}
          text={t('join.incomplete.text')}
          action={
            <Link className={buttonClass({})} to={servicesSearchHref()}>
              {t('join.incomplete.action')}
            </Link>
          }
        />
      )}
    </Stack>
  );
}
