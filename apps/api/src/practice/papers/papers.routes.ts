import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { acceptForms, serve } from '../../kernel/http/index.ts';
import { refuseImpersonator } from '../../kernel/sessions/index.ts';
import { limitUploads } from '../images/index.ts';
import { addPaper } from './add-paper.ts';
import { ownedPapers } from './owned-papers.ts';
import { paperHeaders } from './paper-headers.ts';
import { findPaper } from './papers.repository.ts';
import { readPapers } from './read-papers.ts';
import { removePaper } from './remove-paper.ts';
import { readFile } from './sealed-paper.ts';

/** The papers of a practitioner, seen by nobody else but admins (D85). */
export function paperRoutes(app: FastifyInstance, deps: Deps): void {
  app.ownedObjects.set('paper', ownedPapers);

  serve(app, contract.ownPapers, ({ user }) => readPapers(deps, user.id));

  serve(app, contract.removePaper, async ({ user, params: { id } }) => {
    refuseImpersonator(user);
    await removePaper(deps, user.id, id);

    return { message: 'papers.removed' };
  });

  serve(app, contract.ownPaperFile, async ({ params: { id }, reply }) => {
    const found = await findPaper(deps.db, id);
    if (!found) throw notFound();
    reply.headers(paperHeaders);

    return readFile(deps, found);
  });

  app.register(async (forms) => {
    await acceptForms(forms);
    limitUploads(forms);

    serve(forms, contract.addPaper, async ({ user, body }) => {
      refuseImpersonator(user);
      await addPaper(deps, user.id, body);

      return {
        message: 'papers.added',
        ...(await readPapers(deps, user.id)),
      };
    });
  });
}
