import { type Column, DataTable } from '@freely/ui/table';
import { type ReactNode, useEffect } from 'react';

export interface BookingTableProps<B> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<B>[];
  bookings: readonly B[];
  /** The booking that the URL names: it is open at first, and scrolled into view. */
  requestedId: number | null;
  /** For the button that opens a booking: "booking FR-1 with Amara". */
  nameOf: (booking: B) => string;
  /** Shown below a booking that is open. */
  details: (booking: B) => ReactNode;
}

/** A table of bookings, each of which opens in place. */
export function BookingTable<B extends { readonly id: number }>({
  label,
  columns,
  bookings,
  requestedId,
  nameOf,
  details,
}: BookingTableProps<B>) {
  useEffect(() => {
    if (requestedId === null) return;
    const places = document.querySelectorAll<HTMLElement>(`[data-booking="${requestedId}"]`);
    // The table and its cards are both in the document; only one of them is visible.
    const visible = [...places].find((place) => place.offsetParent !== null);
    visible?.scrollIntoView({ block: 'center' });
  }, [requestedId]);

  return (
    <DataTable
      label={label}
      columns={columns}
      rows={bookings}
      rowKey={({ id }) => id}
      openLabel={nameOf}
      defaultOpen={requestedId === null ? [] : [requestedId]}
      detail={(booking) => <div data-booking={booking.id}>{details(booking)}</div>}
    />
  );
}
