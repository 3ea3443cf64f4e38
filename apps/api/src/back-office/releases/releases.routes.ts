import * as contract from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { wordsOf } from '../../infrastructure/database/index.ts';
import { customerNetworkOf, networkOf, serve } from '../../kernel/http/index.ts';
import { hasRight } from '../../kernel/sessions/index.ts';
import { collectReports } from './collect-reports.ts';
import { queueReleaseChange } from './queue-release-change.ts';
import { readLog, readUnits } from './read-releases.ts';
import { presentRequest } from './releases.presenter.ts';
import { reportBudget } from './report-budget.ts';
import { latestRequests } from './requests.repository.ts';

export function releaseRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, releases, config } = deps;
  void app.register(async (scope) => collectRoute(scope, deps));

  serve(app, contract.adminRights, async ({ user }) => ({
    // Without a store there is nothing that the screen could show.
    release: releases !== null && (await hasRight(db, user.id, 'release')),
    tax: await hasRight(db, user.id, 'tax'),
  }));

  serve(app, contract.adminReleases, async () => ({
    units: await readUnits({ db, config, releases }),
    requests: (await latestRequests(db)).map(presentRequest),
    can_change: releases?.may.operate ?? false,
  }));

  serve(app, contract.releaseLog, async ({ query }) => {
    const all = await readLog({ db, config, releases });
    const words = wordsOf(query.q.toLowerCase());
    const found = all.filter(
      ({ unit, verb, person, reason }) =>
        (query.unit === '' || unit === query.unit) &&
        (query.verb === '' || verb === query.verb) &&
        words.every((word) => `${person} ${reason}`.toLowerCase().includes(word)),
    );
    const size = Number(query.per_page);

    return {
      entries: found.slice((query.page - 1) * size, query.page * size),
      total: found.length,
      units: [...new Set(all.map(({ unit }) => unit))].sort(),
      verbs: [...new Set(all.map(({ verb }) => verb))].sort(),
    };
  });

  serve(app, contract.changeRelease, async ({ body, user }) => {
    const request = await queueReleaseChange(deps, body, user);

    return { message: 'admin.changeQueued', request: presentRequest(request) };
  });
}

/** A beacon can only be sent without a preflight as plain text; other calls stay with JSON. */
function collectRoute(scope: FastifyInstance, deps: Deps): void {
  const budget = reportBudget(deps.config.reportLimits.perMinute);
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) =>
    parse(request, body as string, done),
  );
  serve(scope, contract.reportReleases, async ({ body, request }) => ({
    counted: await collectReports(
      deps,
      body,
      {
        network: networkOf(request.ip),
        customer: customerNetworkOf(request.ip),
        userAgent: request.headers['user-agent'] ?? '',
      },
      budget,
    ),
  }));
}
