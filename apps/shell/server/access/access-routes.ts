import {
  type AccessLink,
  type PlatformRules,
  type PlatformStore,
  RefusedLink,
  type RootKeys,
  verifyLink,
} from '@freely/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ServerSettings } from '../settings.ts';
import type { AccessCookie, Granted } from './access-cookie.ts';
import { AccountUnavailable, accountOf } from './account-of.ts';
import {
  JOIN_PATH,
  JOIN_SCRIPT,
  joinPage,
  joinScript,
  LEAVE_PATH,
  linkStyles,
  SERVER_PAGE_HEADERS,
  STYLES,
} from './join-page.ts';
import { newOpener, openerOf } from './opener-cookie.ts';
import { requirePerson } from './require-person.ts';

export interface AccessParts {
  readonly settings: Pick<ServerSettings, 'shellUrl' | 'browser' | 'internalKey'>;
  readonly platform: PlatformStore;
  readonly rules: () => Promise<PlatformRules>;
  readonly roots: RootKeys;
  readonly cookie: AccessCookie;
}

const Joining = v.object({ token: v.pipe(v.string(), v.maxLength(3_000)) });

/** Groups by role are looked up again after this time. */
const COHORTS_MS = 12 * 60 * 60_000;

/** Opening a signed link, leaving what it gave, and the groups of the account that is logged in. */
export function accessRoutes(app: FastifyInstance, parts: AccessParts): void {
  const { settings, cookie } = parts;
  // The way out is a form without fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) =>
    done(null, {}),
  );

  app.get(JOIN_PATH, async ({ headers }, reply) => {
    const isKnown = openerOf(headers.cookie) !== null;

    return asOwnPage(reply)
      .headers(isKnown ? {} : { 'set-cookie': newOpener(settings.shellUrl.startsWith('https:')) })
      .type('text/html; charset=utf-8')
      .send(joinPage);
  });
  app.get(JOIN_SCRIPT, async (_request, reply) =>
    asOwnPage(reply).type('text/javascript; charset=utf-8').send(joinScript),
  );
  app.get(STYLES, async (_request, reply) =>
    asOwnPage(reply).type('text/css; charset=utf-8').send(linkStyles),
  );

  app.post(JOIN_PATH, async (request, reply) => {
    if (!isFromHere(request, settings.shellUrl))
      return refuse(reply, 403, 'This came from another site.');
    const parsed = v.safeParse(Joining, request.body);
    if (!parsed.success) return refuse(reply, 400, 'This link is damaged.');
    const { token } = parsed.output;
    try {
      const rules = await parts.rules();
      const link = verifyLink(token, rules, parts.roots);
      const granted = cookie.read(request.headers.cookie);
      const person = { headers: request.headers, isKnownHere: granted.tokens.includes(token) };
      await requirePerson(link, person, parts.platform, settings);

      return asOwnPage(reply)
        .header('set-cookie', cookie.write(withToken(granted, token, link, rules, parts.roots)))
        .send({ to: firstPathOf(link, rules) });
    } catch (error) {
      if (error instanceof AccountUnavailable) return refuseForNow(reply);
      if (!(error instanceof RefusedLink)) throw error;
      return refuse(reply, 403, error.message);
    }
  });

  app.post(LEAVE_PATH, async (request, reply) => {
    if (!isFromHere(request, settings.shellUrl))
      return refuse(reply, 403, 'This came from another site.');

    // Groups by role are none of a link.
    const { cohorts, cohortsUntil } = cookie.read(request.headers.cookie);

    return asOwnPage(reply)
      .header('set-cookie', cookie.write({ tokens: [], cohorts, cohortsUntil }))
      .redirect('/', 303);
  });

  app.post('/__platform/groups', async (request, reply) => {
    if (!isFromHere(request, settings.shellUrl))
      return refuse(reply, 403, 'This came from another site.');
    const account = await accountOf(settings, request.headers.authorization).catch((error) => {
      if (error instanceof AccountUnavailable) return error;
      throw error;
    });
    // The groups of before stay.
    if (account instanceof AccountUnavailable) return refuseForNow(reply);
    const rules = await parts.rules();
    const cohorts = Object.entries(rules.cohorts ?? {})
      .filter(([, { roles }]) => account?.user_roles.some((role) => roles.includes(role)))
      .map(([name]) => name);
    const { tokens } = cookie.read(request.headers.cookie);

    return asOwnPage(reply)
      .header(
        'set-cookie',
        cookie.write({ tokens, cohorts, cohortsUntil: Date.now() + COHORTS_MS }),
      )
      .send({ cohorts });
  });
}

/** A newer link to the same takes the place of the older one; what has ended is dropped. */
function withToken(
  granted: Granted,
  token: string,
  link: AccessLink,
  rules: PlatformRules,
  roots: RootKeys,
): Granted {
  const others = granted.tokens.filter((each) => {
    try {
      return subjectOf(verifyLink(each, rules, roots)) !== subjectOf(link);
    } catch {
      return false;
    }
  });

  return { ...granted, tokens: [...others, token] };
}

function subjectOf(link: AccessLink): string {
  return link.kind === 'cohort' ? `group ${link.cohort}` : link.unit;
}

/** Where the remote's pages begin; the home page for everything else. */
function firstPathOf(link: AccessLink, { remotes }: PlatformRules): string {
  const [path = '/'] = link.kind === 'cohort' ? [] : (remotes[link.unit]?.paths ?? []);

  return path.includes('*') ? '/' : path;
}

/** Browsers say where a request comes from; a form of another site cannot change it. */
function isFromHere({ headers }: FastifyRequest, shellUrl: string): boolean {
  const site = headers['sec-fetch-site'];

  return site === undefined ? headers.origin === new URL(shellUrl).origin : site === 'same-origin';
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return asOwnPage(reply).code(status).send({ message });
}

function refuseForNow(reply: FastifyReply): FastifyReply {
  return refuse(
    reply.header('retry-after', '5'),
    503,
    'Whose account this is cannot be checked now. Please try again shortly.',
  );
}

/** For what the server itself shows. */
export function asOwnPage(reply: FastifyReply): FastifyReply {
  return reply.headers(SERVER_PAGE_HEADERS);
}
