import {
  listedPerPage,
  listedPractitioners,
  practitionerInfo,
  practitionerReviews,
  practitionerServices,
} from '@freely/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { optionalCaller, serveRead } from '../../kernel/http/index.ts';
import { cancellationNote } from './cancellation-notes.ts';
import { presentInfo, presentReviews, presentServices } from './practitioners.presenter.ts';
import {
  findProfile,
  findRatings,
  listCancelled,
  listLive,
  listOffers,
  listReviews,
  listSalons,
  type Profile,
  type Ratings,
} from './practitioners.repository.ts';

export function practitionerRoutes(app: FastifyInstance, { config, db }: Deps): void {
  // A practitioner who is not live can be found neither by a search nor by ID (D30).
  const findLive = async (reader: Db, id: number): Promise<Profile> => {
    const profile = await findProfile(reader, id);
    if (!profile) throw notFound('profiles.notLive');

    return profile;
  };

  // Practitioners read their own reviews while they are not live, and can report them.
  const findRated = async (reader: Db, id: number, request: FastifyRequest): Promise<Ratings> => {
    const profile = await findProfile(reader, id);
    if (profile) return profile;
    const caller = await optionalCaller(db, request);
    const own = caller?.id === id ? await findRatings(reader, id) : undefined;
    if (!own) throw notFound('profiles.notLive');

    return own;
  };

  serveRead(app, practitionerInfo, async ({ reader, params, query: { lat, lon } }) => {
    const point = lat === undefined || lon === undefined ? null : { lat, lon };

    return presentInfo(await findLive(reader, params.id), { now: new Date(), point, config });
  });

  serveRead(app, practitionerReviews, async ({ reader, params, request }) => {
    const ratings = await findRated(reader, params.id, request);

    return presentReviews(
      ratings,
      await listReviews(reader, params.id),
      (await listCancelled(reader, params.id)).map(cancellationNote),
    );
  });

  serveRead(app, listedPractitioners, async ({ reader, query }) => {
    const { ids, total } = await listLive(reader, listedPerPage, (query.page - 1) * listedPerPage);

    return { ids, pages: Math.ceil(total / listedPerPage) };
  });

  serveRead(app, practitionerServices, async ({ reader, params }) => {
    await findLive(reader, params.id);

    return presentServices(
      await listOffers(reader, params.id),
      await listSalons(reader, params.id),
    );
  });
}
