// What is signed is one sealed value: the answers, the typed name, and which answers rule the treatment out. A
// column that says "ruled out" would be a fact about somebody's health in every copy of the database.
import type { Answers } from '@freely/domain/questionnaires';
import {
  type DataKeys,
  decrypt,
  encrypt,
  signedAnswersContext,
} from '../../infrastructure/encryption/index.ts';

export interface Signed {
  name: string;
  answers: Answers;
  /** Ids of questions. */
  rulesOut: string[];
}

interface SealedRow {
  id: number;
  practitioner_id: number;
  sealed: Buffer | null;
}

export function sealAnswers(
  keys: DataKeys,
  { id, practitionerId }: { id: number; practitionerId: number },
  signed: Signed,
): Buffer {
  return encrypt(keys, signedAnswersContext(practitionerId, id), JSON.stringify(signed));
}

/** Null once the answers are erased. */
export function openAnswers(keys: DataKeys, row: SealedRow): Signed | null {
  if (row.sealed === null) return null;

  return JSON.parse(
    decrypt(keys, signedAnswersContext(row.practitioner_id, row.id), row.sealed),
  ) as Signed;
}

export const rulesOut = (keys: DataKeys, row: SealedRow): boolean =>
  (openAnswers(keys, row)?.rulesOut.length ?? 0) > 0;
