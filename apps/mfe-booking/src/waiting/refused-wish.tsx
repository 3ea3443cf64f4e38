import { ApiError } from '@freely/api-client/client';
import type { WaitingWish } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Link } from '@freely/router';
import { changeWaitingHref, paths } from '../journey/paths.ts';
import { isSameWish } from './is-same-wish.ts';
import { waitingListQuery } from './waiting-list-query.ts';

interface RefusedWishProps {
  error: Error;
  wish: WaitingWish | undefined;
}

/** Why a wish was not saved; where the list is in its way, the way to the entry that waits for the same, or to all. */
export function RefusedWish({ error, wish }: RefusedWishProps) {
  const { t } = useTranslation('booking/waiting-list');
  const isInTheWay = error instanceof ApiError && error.status === 409;
  const list = useQuery({ ...waitingListQuery, enabled: isInTheWay });
  const same = wish && list.data?.entries.find((entry) => isSameWish(entry, wish));

  return (
    <>
      <p>{error.message}</p>
      {isInTheWay && (
        <p>
          <Link to={same ? changeWaitingHref(same.id) : paths.waitingList}>
            {t(same ? 'join.toEntry' : 'join.toList')}
          </Link>
        </p>
      )}
    </>
  );
}
