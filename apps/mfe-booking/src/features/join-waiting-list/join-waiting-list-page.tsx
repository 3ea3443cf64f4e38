import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { useSearchParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { isMissing, practitionerInfoQuery } from '../../journey/practitioner-queries.ts';
import { readWaitingLink, type WaitingLink } from '../../journey/waiting-link.ts';
import { JoinForm } from './join-form.tsx';
import { choicesQuery } from './queries.ts';
import { wrongChoiceOf } from './wrong-choice.ts';
import { WrongLinkState } from './wrong-link-state.tsx';

/**
 * The form that puts a customer on a list; the page where no time fitted says what for. The names are the server's:
 * anybody can write a link. One that names what does not exist is not taken for another wish.
 */
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
      {typeof link === 'string' ? <WrongLinkState wrong={link} /> : <Join link={link} />}
    </Stack>
  );
}

function Join({ link }: { link: WaitingLink }) {
  const { t } = useTranslation('booking/waiting-list');
  const id = link.practitioner?.id;
  const info = useQuery({
    ...practitionerInfoQuery(id ?? 0, link.search),
    enabled: id !== undefined,
  });
  const choices = useQuery(choicesQuery(id));
  if (isMissing(info.error) || isMissing(choices.error))
    return <WrongLinkState wrong="practitioner" />;
  const failed = [info, choices].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    return (
      <ErrorPanel
        onRetry={() => failed.refetch()}
        isRetrying={failed.isFetching}
        details={failed.error?.message}
      />
    );
  }
  if (!choices.data || (id !== undefined && !info.data)) {
    return (
      <SkeletonRegion label={t('join.loading')}>
        <Skeleton height="24rem" />
      </SkeletonRegion>
    );
  }
  const wrong = wrongChoiceOf(link, choices.data);
  if (wrong) return <WrongLinkState wrong={wrong} link={link} name={info.data?.name} />;

  return <JoinForm link={link} name={info.data?.name} choices={choices.data} />;
}
