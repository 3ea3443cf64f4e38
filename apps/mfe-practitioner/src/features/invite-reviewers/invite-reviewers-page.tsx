import { send } from '@freely/api-client/client';
import { reviewers } from '@freely/api-client/contract';
import { queryOptions, useQuery } from '@freely/query';
import { Loaded, Screen } from '../../screen.tsx';
import { InvitationSlot } from './invitation-slot.tsx';
import styles from './invite-reviewers.module.css';
import { useWords } from './words.ts';

/** How many former clients can be invited (spec 3 §9). */
const SLOTS = 3;

const reviewersQuery = queryOptions({
  queryKey: ['practitioner', 'reviewers'],
  queryFn: ({ signal }) => send(reviewers, {}, { signal }),
});

export function InviteReviewersPage() {
  const say = useWords();
  const invited = useQuery(reviewersQuery);

  return (
    <Screen name={say('invite.name')} lead={say('invite.lead')}>
      <Loaded of={invited} loading={say('invite.loading')} failed={say('invite.failed')}>
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
