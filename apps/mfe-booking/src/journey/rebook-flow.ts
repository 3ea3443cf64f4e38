/**
 * Where a rebooking was started. It decides over which tab the dialog opens, and which route
 * creates the booking: that of the tab or, for `booking`, that of an ordinary search.
 */
const rebookFlows = ['booking', 'dashboard-tab', 'booking-tab'] as const;
export type RebookFlow = (typeof rebookFlows)[number];

/** The tab that a flow returns to. */
export const tabOf = {
  booking: '/customer',
  'dashboard-tab': '/customer',
  'booking-tab': '/customer/bookings',
} as const satisfies Record<RebookFlow, string>;

export function isRebookFlow(text: string | undefined): text is RebookFlow {
  return rebookFlows.some((flow) => flow === text);
}
