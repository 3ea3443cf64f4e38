import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, useSearchParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { servicesSearchHref } from '../../journey/paths.ts';
import { isMissing, practitionerInfoQuery } from '../../journey/practitioner-queries.ts';
import { readWaitingLink } from '../../journey/waiting-link.ts';
import { JoinForm } from './join-form.tsx';

/**
 * The form that puts a customer on a list; the page where no time fitted says what for. The name of a practitioner
 * is the server's: anybody can write a link.
 */
export function JoinWaitingListPage() {
  const { t } = useTranslation('booking/waiting-list');
  const [query] = useSearchParams();
  const link = readWaitingLink(query);
  usePageTitle(t('join.title'));
  const info = useQuery({
    ...practitionerInfoQuery(link?.practitioner?.id ?? 0, link?.search),
    enabled: Boolean(link?.practitioner),
  });

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{t('join.title')}</PageTitle>
        <Lead>{t('join.lead')}</Lead>
      </Stack>
      {link && !isMissing(info.error) ? (
        <JoinForm link={link} name={info.data?.name} />
      ) : (
        <EmptyState
          isFramed
          title={info.error?.message ?? t('join.incomplete.title')}
          text={t(info.isError ? 'join.unknownText' : 'join.incomplete.text')}
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
