import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { htmlPage } from '../html-page.ts';
import { bundleForBrowser } from './browser-bundle.ts';

const entry = fileURLToPath(new URL('../browser/testing/checkout-page.tsx', import.meta.url));

/** A site with a checkout page and the product's Content-Security-Policy (D38). */
export async function startCheckoutSite(
  stripeUrl: string,
): Promise<{ pageFor(clientSecret: string): string; stop(): void }> {
  const app = bundleForBrowser(entry);
  const page = htmlPage({
    title: 'Checkout',
    body: '<main><h1>Checkout</h1><div id="root"></div></main>',
    scripts: [`${stripeUrl}/v3/`, '/app.js'],
  });
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${stripeUrl}`,
    `frame-src ${stripeUrl}`,
    `connect-src ${stripeUrl}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

  const server = createServer((request, response) => {
    const isScript = request.url === '/app.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      'content-security-policy': policy,
    });
    response.end(isScript ? app : page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A different host from the sandbox's, so that the frames are cross-site like Stripe's.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    pageFor: (secret) => `${origin}/checkout?${new URLSearchParams({ secret })}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
