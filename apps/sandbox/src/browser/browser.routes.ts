import type { FastifyInstance, FastifyReply } from 'fastify';
import { htmlPage } from '../html-page.ts';
import { assembleScript } from './assemble-script.ts';
import { fieldStyles, pageStyles } from './frame-styles.ts';

/** The script for pages, and the files of its frames. Stripe serves these from js.stripe.com. */
export function browserRoutes(app: FastifyInstance): void {
  for (const path of ['/v3', '/v3/', '/:train/stripe.js']) {
    app.get(path, (_request, reply) => script(reply, assembleScript('page')));
  }
  app.get('/v3/field.js', (_request, reply) => script(reply, assembleScript('field')));
  app.get('/v3/challenge.js', (_request, reply) => script(reply, assembleScript('challenge')));
  app.get('/v3/challenge-answered.js', (_request, reply) =>
    script(reply, assembleScript('challengeAnswered')),
  );
  app.get('/v3/field.css', (_request, reply) => reply.type('text/css').send(fieldStyles));
  app.get('/v3/page.css', (_request, reply) => reply.type('text/css').send(pageStyles));

  app.get('/v3/field.html', (_request, reply) =>
    reply
      .type('text/html')
      // A page may load its own fonts into the field; nothing else comes from another origin.
      .header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' https: http:; font-src * data:",
      )
      .send(
        htmlPage({
          title: 'Card field',
          styles: ['/v3/field.css'],
          scripts: ['/v3/field.js'],
          body: `<input class="field is-empty" type="text" inputmode="numeric" spellcheck="false" aria-describedby="error">
${cardIcon}
<p id="error" class="message"></p>`,
        }),
      ),
  );
}

const cardIcon = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
<rect x="2" y="5" width="20" height="14" rx="2.5" fill="currentColor"/>
<path d="M2 9.5h20" stroke="#fff" stroke-width="2"/>
</svg>`;

function script(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .type('text/javascript')
    .headers({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(text);
}
