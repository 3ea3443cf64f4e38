import {
  listedPerPage,
  listedPractitioners,
  practitionerInfo,
  practitionerReviews,
  practitionerServices,
} from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { serve } from '../../kernel/http/index.ts';
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

export function practitionerRoutes(app: FastifyInstance, { db, config }: Deps): void {
  // A practitioner who is not live can be found neither by a search nor by ID (D30).
  const findLive = async (id: number): Promise<Profile> => {
    const profile = await findProfile(db, id);
    if (!profile) throw notFound('This practitioner is not available at the moment');

    return profile;
  };

  serve(app, practitionerInfo, async ({ params, query: { lat, lon } }) => {
    const point = lat === undefined || lon === undefined ? null : { lat, lon };

    return presentInfo(await findLive(params.id), { now: new Date(), point, config });
  });

  serve(app, practitionerReviews, async ({ params }) => {
    const profile = await findLive(params.id);

    return presentReviews(
      profile,
      await listReviews(db, params.id),
      (await listCancelled(db, params.id)).map(cancellationNote),
    );
  });

  serve(app, listedPractitioners, async ({ query }) => {
    const { ids, total } = await listLive(db, listedPerPage, (query.page - 1) * listedPerPage);

    return { ids, pages: Math.ceil(total / listedPerPage) };
  });

  serve(app, practitionerServices, async ({ params }) => {
    await findLive(params.id);

    return presentServices(await listOffers(db, params.id), await listSalons(db, params.id));
  });
}
