import {
  listedPerPage,
  listedPractitioners,
  practitionerInfo,
  practitionerReviews,
  practitionerServices,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../infrastructure/database/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serveRead } from '../../kernel/http/index.ts';
import { cancellationNote } from './cancellation-notes.ts';
import { presentInfo, presentReviews, presentServices } from './practitioners.presenter.ts';
import {
  findProfile,
  listCancelled,
  listLive,
  listOffers,
  listReviews,
  listSalons,
  type Profile,
} from './practitioners.repository.ts';

export function practitionerRoutes(app: FastifyInstance, { config }: Deps): void {
  // A practitioner who is not live can be found neither by a search nor by ID (D30).
  const findLive = async (reader: Db, id: number): Promise<Profile> => {
    const profile = await findProfile(reader, id);
    if (!profile) throw notFound('profiles.notLive');

    return profile;
  };

  serveRead(app, practitionerInfo, async ({ reader, params, query: { lat, lon } }) => {
    const point = lat === undefined || lon === undefined ? null : { lat, lon };

    return presentInfo(await findLive(reader, params.id), { now: new Date(), point, config });
  });

  serveRead(app, practitionerReviews, async ({ reader, params }) => {
    const profile = await findLive(reader, params.id);

    return presentReviews(
      profile,
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
