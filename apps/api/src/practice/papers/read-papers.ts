import type { OwnPapers, Paper } from '@freely/api-client/contract';
import { paperKinds } from '@freely/domain/papers';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { presentPaper } from './papers.presenter.ts';
import { findStanding, listPapers, listStandings } from './papers.repository.ts';

/** Their papers as practitioners see them, with what is missing. */
export async function readPapers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  practitionerId: number,
): Promise<OwnPapers> {
  const standing = await findStanding(db, practitionerId);
  if (!standing) throw notFound('onboarding.noProfile');
  const kinds = await listStandings(db, practitionerId);

  return {
    ...standing,
    kinds: paperKinds.flatMap((kind) => kinds.filter((each) => each.kind === kind)),
    papers: await listOwnPapers({ db, config }, practitionerId),
  };
}

/** The papers alone, newest first. */
export async function listOwnPapers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  practitionerId: number,
): Promise<Paper[]> {
  const rows = await listPapers(db, practitionerId);

  return rows.map((row) => presentPaper(config.dataKeys, row));
}
