/**
 * From where an appointment is booked again. It decides over which tab the dialog opens, and which
 * child makes the booking: that of the tab, or for `booking` the one of an ordinary search.
 */
const rebookFlows = ['booking', 'dashboard-tab', 'booking-tab'] as const;
export type RebookFlow = (typeof rebookFlows)[number];

/** The tab that a flow leads back to. */
export const tabOf = {
  booking: '/customer',
  'dashboard-tab': '/customer',
  'booking-tab': '/customer/bookings',
} as const satisfies Record<RebookFlow, string>;

export function isRebookFlow(text: string | undefined): text is RebookFlow {
  return rebookFlows.some((flow) => flow === text);
}
