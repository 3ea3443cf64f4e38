// A collector of OTLP that keeps the spans it is sent.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** The process that has recorded it. */
  service: string;
  attributes: Record<string, unknown>;
  /** 2 for an error. */
  status?: { code?: number };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Exported {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const paths = new Set<string | undefined>();
  let everything = '';
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    paths.add(request.url);
    everything += text;
    for (const { resource, scopeSpans } of (JSON.parse(text) as Exported).resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      const sent = scopeSpans.flatMap((scope) => scope.spans);
      spans.push(
        ...sent.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) })),
      );
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    paths,
    /** Every byte that was sent. */
    text: () => everything,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
