import { ApiError } from '@freely/api-client/client';
import type { AdminPractitioner } from '@freely/api-client/contract';
import { notify, usePageTitle } from '@freely/federation';
import { useQuery } from '@freely/query';
import { ConfirmDialog } from '@freely/ui/dialog';
import { useState } from 'react';
import { ListFrame } from '../../listing/list-frame.tsx';
import { useListing } from '../../listing/use-listing.ts';
import { useWords } from '../../words.ts';
import { PractitionerTable } from './components/practitioner-table.tsx';
import { practitionersQuery, useDecidePractitioner } from './queries.ts';

/** Who wants to work here: waiting ones first, each approved or rejected by a person. */
export function PractitionersPage() {
  const say = useWords();
  usePageTitle(say('title', { screen: say('practitioners.heading') }));
  const control = useListing();
  const practitioners = useQuery(practitionersQuery(control.listing));
  const decide = useDecidePractitioner();
  const [rejecting, setRejecting] = useState<AdminPractitioner | null>(null);
  const { data } = practitioners;

  function settle({ user_id, first_name }: AdminPractitioner, isApproved: boolean) {
    decide.mutate(
      { userId: user_id, isApproved },
      {
        onSuccess: () =>
          notify({
            tone: 'success',
            title: say(isApproved ? 'practitioners.approved' : 'practitioners.rejected', {
              name: first_name,
            }),
          }),
        onError: (error) =>
          notify({
            tone: 'error',
            title: say('practitioners.failed'),
            text: error instanceof ApiError ? error.message : undefined,
          }),
        onSettled: () => setRejecting(null),
      },
    );
  }

  return (
    <ListFrame
      heading={say('practitioners.heading')}
      placeholder={say('practitioners.placeholder')}
      aside={data && say('practitioners.waiting', { count: data.waiting })}
      control={control}
      query={practitioners}
      total={data?.total}
      empty={{ title: say('practitioners.empty'), text: say('practitioners.emptyText') }}
    >
      <PractitionerTable
        practitioners={data?.practitioners ?? []}
        deciding={decide.isPending ? decide.variables.userId : null}
        onApprove={(practitioner) => settle(practitioner, true)}
        onReject={setRejecting}
      />
      <ConfirmDialog
        title={say('practitioners.rejectQuestion', { name: rejecting?.first_name ?? '' })}
        isOpen={rejecting !== null}
        isPending={decide.isPending}
        onYes={() => rejecting && settle(rejecting, false)}
        onNo={() => setRejecting(null)}
      >
        {say('practitioners.rejectText')}
      </ConfirmDialog>
    </ListFrame>
  );
}
