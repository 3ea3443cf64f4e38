// Papers of the demo accounts: approved, waiting, refused, one that ends soon and one that has ended.
import { addDays, londonDay } from '@freely/domain/london-time';
import type { PaperKind } from '@freely/domain/papers';
import { saveDecision } from '../back-office/papers/index.ts';
import type { Trx } from '../infrastructure/database/index.ts';
import type { DataKeys } from '../infrastructure/encryption/index.ts';
import type { FileStore } from '../infrastructure/files/index.ts';
import { insertSealed, storeFile } from '../practice/papers/index.ts';
import { drawPaper } from './demo-paper.ts';
import type { PlannedMarket } from './plan.ts';

interface PlannedPaper {
  /** The mailbox of a demo account; else an applicant. */
  of: string;
  kind: PaperKind;
  issuer: string;
  /** Days from today. */
  from: number;
  /** Null: it does not end. */
  to: number | null;
  state: 'approved' | 'refused' | 'waiting';
  reason?: string;
}

const insurer = 'Harbour & Hale Insurance';
const papers: readonly PlannedPaper[] = [
  { of: 'practitioner', kind: 'insurance', issuer: insurer, from: -351, to: 14, state: 'approved' },
  {
    ...{ of: 'practitioner', kind: 'qualification', issuer: 'Southbank College' },
    ...{ from: -2900, to: null, state: 'approved' },
  },
  {
    ...{ of: 'practitioner', kind: 'identity', issuer: 'HM Passport Office' },
    ...{ from: -800, to: 2850, state: 'waiting' },
  },
  { of: 'both', kind: 'insurance', issuer: insurer, from: -374, to: -9, state: 'approved' },
  { of: 'both', kind: 'insurance', issuer: insurer, from: -8, to: 357, state: 'waiting' },
  {
    ...{ of: 'both', kind: 'right_to_work', issuer: 'Home Office', from: -500, to: null },
    ...{
      state: 'refused',
      reason: 'The date of birth cannot be read. Please add a sharper picture.',
    },
  },
  { of: 'applicant', kind: 'insurance', issuer: insurer, from: -30, to: 335, state: 'waiting' },
];

interface Places {
  files: FileStore;
  dataKeys: DataKeys;
  now: Date;
}

export async function insertPapers(
  trx: Trx,
  { practitioners, staff }: PlannedMarket,
  { files, dataKeys, now }: Places,
): Promise<void> {
  const today = londonDay(now);
  const admin = staff[0];
  const applicant = practitioners.find(
    ({ approved, onboardingStep }) => approved === null && onboardingStep === 6,
  );
  const picture = await drawPaper();
  for (const [index, { of, kind, issuer, from, to, state, reason = '' }] of papers.entries()) {
    const owner =
      of === 'applicant'
        ? applicant
        : practitioners.find(({ email }) => email === `${of}@freely.example`);
    if (!owner || !admin) continue;
    const id = await insertSealed(trx, dataKeys, owner.id, {
      ...(await storeFile({ files }, picture)),
      kind,
      issuer,
      number: `FR-${4710 + index * 13}`,
      valid_from: addDays(today, from),
      valid_to: to === null ? '' : addDays(today, to),
      type: 'picture',
    });
    if (state !== 'waiting') await saveDecision(trx, id, { state, reason, adminId: admin.id });
  }
}
