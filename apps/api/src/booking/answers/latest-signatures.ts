import type { SignatureRow } from './answers.repository.ts';

/** The signatures that count, of rows that begin with the latest: one for each questionnaire of each booking. */
export function latestOf(rows: readonly SignatureRow[]): SignatureRow[] {
  const seen = new Set<string>();

  return rows.filter(({ booking_id, questionnaire_id }) => {
    const key = `${booking_id}:${questionnaire_id}`;
    if (seen.has(key)) return false;
    seen.add(key);

    return true;
  });
}
