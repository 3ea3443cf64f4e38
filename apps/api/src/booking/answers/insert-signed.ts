import { type Answers, type Question, ruledOutBy } from '@freely/domain/questionnaires';
import type { Trx } from '../../infrastructure/database/index.ts';
import type { DataKeys } from '../../infrastructure/encryption/index.ts';
import { insertSignature, nextSignatureId } from './answers.repository.ts';
import { sealAnswers } from './sealed-answers.ts';

interface Parties {
  id: number;
  customer_id: number;
  practitioner_id: number;
}

interface Signed {
  questionnaireId: number;
  version: number;
  questions: readonly Question[];
  name: string;
  answers: Answers;
}

/** Adds a signature with everything about it sealed. Returns its id. */
export async function insertSigned(
  trx: Trx,
  keys: DataKeys,
  { id: bookingId, customer_id: customerId, practitioner_id: practitionerId }: Parties,
  { questionnaireId, version, questions, name, answers }: Signed,
): Promise<number> {
  const id = await nextSignatureId(trx);
  const rulesOut = ruledOutBy(questions, answers).map((question) => question.id);
  const sealed = sealAnswers(keys, { id, practitionerId }, { name, answers, rulesOut });
  await insertSignature(trx, {
    ...{ id, bookingId, questionnaireId, version, customerId, practitionerId, sealed },
  });

  return id;
}
