import type { FastifyReply, FastifyRequest } from 'fastify';
import { asOwnPage } from './access/access-routes.ts';
import { pageWith } from './access/join-page.ts';

const page = pageWith(
  'This web address does not work',
  '<p>Please check it for a mistake, such as two slashes in a row.</p>\n<p><a href="/">Go to the home page</a></p>',
);

/**
 * Refuses a path that is no page of the site, whatever the browser would make of it. A person who typed it
 * reads why, and can go on; without the shell, whose router would read the path, too.
 */
export function refuseUnreadable({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(400);

  return headers.accept?.includes('text/html')
    ? asOwnPage(reply).type('text/html; charset=utf-8').send(page)
    : reply.send({ message: 'This request cannot be read.' });
}
