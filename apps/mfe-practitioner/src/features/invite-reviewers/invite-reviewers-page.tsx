import { send } from '@freely/api-client/client';
import { reviewers } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { queryOptions, useQuery } from '@freely/query';
import { Loaded, Screen } from '../../screen.tsx';
import { InvitationSlot } from './invitation-slot.tsx';
import styles from './invite-reviewers.module.css';

/** How many former clients can be invited (spec 3 §9). */
const SLOTS = 3;

const reviewersQuery = queryOptions({
  queryKey: ['practitioner', 'reviewers'],
  queryFn: ({ signal }) => send(reviewers, {}, { signal }),
});

export function InviteReviewersPage() {
  const { t } = useTranslation('practitioner/invite-reviewers');
  const invited = useQuery(reviewersQuery);

  return (
    <Screen name={t('name')} lead={t('lead')}>
      <Loaded of={invited} loading={t('loading')} failed={t('failed')}>
        {(list) => (
          <ol className={styles.slots}>
            {Array.from({ length: SLOTS }, (_, index) => index + 1).map((number) => (
              <li key={number}>
                <InvitationSlot number={number} invited={list[number - 1]?.email ?? null} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Screen>
  );
}
