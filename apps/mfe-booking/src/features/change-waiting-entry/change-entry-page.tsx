import type { WaitingEntry } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link, useNavigate, useParams } from '@freely/router';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { isId, useNotFound } from '@freely/shell-sdk/not-found';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { paths } from '../../journey/paths.ts';
import { RefusedWish } from '../../waiting/refused-wish.tsx';
import { waitingListQuery } from '../../waiting/waiting-list-query.ts';
import { useTreatmentNames, useWhere } from '../../waiting/waiting-words.ts';
import { WishForm } from '../../waiting/wish-form.tsx';
import { draftOf, placeOfEntry } from './entry-draft.ts';
import { useChangeEntry } from './queries.ts';

/** Other days, hours or weeks for an entry of the list. Its place in the order stays. */
export function ChangeEntryPage() {
  const { t } = useTranslation('booking/waiting-list');
  const { entry_id: id } = useParams();
  useNotFound(!isId(id));
  const list = useQuery(waitingListQuery);
  const entry = list.data?.entries.find((each) => String(each.id) === id);
  usePageTitle(t('change.title'));

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{t('change.title')}</PageTitle>
        <Lead>{t('change.lead')}</Lead>
      </Stack>
      {list.isPending && (
        <SkeletonRegion label={t('loading')}>
          <Skeleton height="12rem" />
        </SkeletonRegion>
      )}
      {list.isError && (
        <ErrorPanel
          onRetry={() => list.refetch()}
          isRetrying={list.isFetching}
          details={list.error.message}
        />
      )}
      {list.data && (entry && canChange(entry) ? <ChangeForm entry={entry} /> : <NotWaiting />)}
    </Stack>
  );
}

/** One whose last day has passed can wait again. */
const canChange = ({ status }: WaitingEntry) => status === 'waiting' || status === 'over';

function ChangeForm({ entry }: { entry: WaitingEntry }) {
  const { t } = useTranslation('booking/waiting-list');
  const navigate = useNavigate();
  const change = useChangeEntry(entry.id);
  const first = draftOf(entry);

  return (
    <WishForm
      place={placeOfEntry(entry)}
      first={first}
      ownDay={t('entry.until', { date: fullDate(first.until) })}
      facts={
        <p>
          <b>{t('join.treatment')}</b> {useTreatmentNames(entry)}
          <br />
          <b>{t('join.where')}</b> {useWhere(entry)}
        </p>
      }
      isSaving={change.isPending}
      refusal={change.error && <RefusedWish error={change.error} wish={change.variables} />}
      labels={{ submit: t('change.submit'), refused: t('change.failed') }}
      onSave={(wish) =>
        change.mutate(wish, {
          onSuccess: ({ message }) => {
            showToast({ tone: 'success', title: message });
            navigate(paths.waitingList, { replace: true });
          },
        })
      }
    />
  );
}

function NotWaiting() {
  const { t } = useTranslation('booking/waiting-list');

  return (
    <EmptyState
      isFramed
      title={t('change.gone.title')}
      text={t('change.gone.text')}
      action={
        <Link className={buttonClass({})} to={paths.waitingList}>
          {t('change.gone.action')}
        </Link>
      }
    />
  );
}
