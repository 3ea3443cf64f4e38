import type { BookingDispute } from '@freely/api-client/contract';
import type { DisputeView } from './dispute-view.repository.ts';

export function presentDispute(dispute: DisputeView): BookingDispute;
export function presentDispute(dispute: DisputeView | null): BookingDispute | null;
export function presentDispute(dispute: DisputeView | null): BookingDispute | null {
  if (!dispute) return null;
  const { id: _, ...fields } = dispute;

  return {
    ...fields,
    state: stateOf(fields),
    opened_at: iso(fields.opened_at),
    reported_at: fields.reported_at && iso(fields.reported_at),
    answer_until: fields.answer_until && iso(fields.answer_until),
    contested_at: fields.contested_at && iso(fields.contested_at),
    settled_at: fields.settled_at && iso(fields.settled_at),
  };
}

function stateOf({
  settled_at: settled,
  contested_at: contested,
}: Pick<DisputeView, 'settled_at' | 'contested_at'>): BookingDispute['state'] {
  if (settled) return 'settled';

  return contested ? 'awaits_admin' : 'awaits_practitioner';
}

const iso = (text: string) => new Date(text).toISOString();
