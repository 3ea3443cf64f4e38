import { ApiError } from '@freely/api-client/client';
import { ConflictingBookings } from './conflicting-bookings.tsx';

/** Why a change was refused, with the bookings that prevent it. */
export function Conflict({ error }: { error: Error }) {
  return (
    <>
      {error.message}
      <ConflictingBookings bookings={error instanceof ApiError ? error.bookings : []} />
    </>
  );
}
