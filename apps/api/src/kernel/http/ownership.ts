// Who owns the objects that a call names: checked for every call that declares an owner (D39).
import type { Call, OwnedObject, Owner } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError, type ErrorMessage, notFound } from '../errors/index.ts';
import type { SessionUser } from '../sessions/index.ts';
import { isAudited } from './audit-impersonation.ts';

/** The parts of a request, validated, that can name an object. */
export interface NamingInput {
  params: unknown;
  body: unknown;
}

/** How the module that has these objects finds their owner. */
export interface OwnedObjects {
  /** What a stranger reads, as if there were no such object. */
  missing?: ErrorMessage;
  /** The ids that a request names. Without any there is nothing to check. */
  idsIn(input: NamingInput): readonly number[];
  /** Whether all of the objects are the user's. */
  areOwn(db: Db, userId: number, ids: readonly number[], by: Owner['by']): Promise<boolean>;
  /** Each belongs to two people, and what one of them does concerns the other. */
  haveParties?: true;
}

declare module 'fastify' {
  interface FastifyInstance {
    ownedObjects: Map<OwnedObject, OwnedObjects>;
  }
}

/** Must run before any module registers. A call whose owner nobody can find stops the server. */
export function enforceOwnership(app: FastifyInstance): void {
  app.decorate('ownedObjects', new Map());
  app.addHook('onReady', async () => {
    for (const { call } of app.servedRoutes) if (call?.owner) lookupOf(app, call.owner);
  });
}

/**
 * An admin who is a party of an object changes nothing in the name of the other one (D88).
 * @throws 404 unless the objects that the request names are the user's own, 403 for such an admin
 */
export async function requireOwner(
  app: FastifyInstance,
  call: Call,
  user: SessionUser | null,
  input: NamingInput,
): Promise<void> {
  const { owner } = call;
  if (owner === null) return;
  const { db } = app.deps;
  const { missing, idsIn, areOwn, haveParties } = lookupOf(app, owner);
  const ids = [...new Set(idsIn(input))];
  if (ids.length === 0) return;
  if (!user || !(await areOwn(db, user.id, ids, owner.by))) throw notFound(missing);
  const { impersonatorId: admin } = user;
  if (!haveParties || admin === null || !isAudited(call)) return;
  if (await areOwn(db, admin, ids, 'party')) throw new AppError('forbidden', 'access.ownMatter');
}

function lookupOf(app: FastifyInstance, { of }: Owner): OwnedObjects {
  const found = app.ownedObjects.get(of);
  if (!found) throw new Error(`No module says to whom this belongs: ${of}`);

  return found;
}

/** The number that a path or a body has under this name, if any. */
export function idOf(part: unknown, name: string): number[] {
  const id = (part as Record<string, unknown> | undefined)?.[name];

  return typeof id === 'number' ? [id] : [];
}
