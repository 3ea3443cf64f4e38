import type { AdminReview } from '@freely/api-client/contract';
import { showToast, usePageTitle } from '@freely/shell-sdk';
import { useState } from 'react';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { shortSizes } from '../../listing/use-listing.ts';
import { errorToast } from '../../people/error-toast.ts';
import { ReasonDialog } from '../../people/reason-dialog.tsx';
import { useWords } from '../../words.ts';
import { ReviewTable } from './components/review-table.tsx';
import { ratings, states, useModerate, useReviewListing, useReviewRows } from './queries.ts';
import { useReviewWords } from './words.ts';

/** All reviews; an admin can hide one for a reason (D28, D35). */
export function ReviewsPage() {
  const say = useReviewWords();
  const sayShared = useWords();
  usePageTitle(sayShared('title', { screen: say('reviews.heading') }));
  const control = useReviewListing();
  const { listing, change } = control;
  const rows = useReviewRows(listing);
  const moderate = useModerate();
  const [hiding, setHiding] = useState<AdminReview | null>(null);

  function submit(id: number, reason?: string) {
    moderate.mutate(
      { id, ...(reason !== undefined && { reason }) },
      {
        onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
        onError: errorToast(sayShared('failed')),
        onSettled: () => setHiding(null),
      },
    );
  }

  return (
    <>
      <ListFrame
        heading={say('reviews.heading')}
        placeholder={say('reviews.placeholder')}
        aside={rows.response && say('reviews.reported', { count: rows.response.reported })}
        control={control}
        rows={rows}
        sizes={shortSizes}
        empty={{ title: say('reviews.empty'), text: say('reviews.emptyText') }}
        tools={
          <>
            <FilterField
              label={say('reviews.state')}
              any={say('reviews.anyState')}
              options={states.map((value) => ({ value, label: say(`reviews.states.${value}`) }))}
              value={listing.filters.state}
              onChange={(state) => change({ state })}
            />
            <FilterField
              label={say('reviews.rating')}
              any={say('reviews.anyRating')}
              options={ratings.map((value) => ({
                value,
                label: say('reviews.atMost', { rating: value }),
              }))}
              value={listing.filters.max_rating}
              onChange={(max_rating) => change({ max_rating })}
            />
          </>
        }
      >
        <ReviewTable
          reviews={rows.rows}
          unhiding={moderate.isPending ? moderate.variables.id : null}
          onHide={setHiding}
          onUnhide={({ id }) => submit(id)}
        />
      </ListFrame>
      {hiding && (
        <ReasonDialog
          title={say('reviews.hideTitle')}
          text={say('reviews.hideText')}
          action={say('reviews.hide')}
          maxLength={500}
          isRequired
          isDanger
          isPending={moderate.isPending}
          onSubmit={(reason) => submit(hiding.id, reason)}
          onClose={() => setHiding(null)}
        />
      )}
    </>
  );
}
