import { brand } from '@freely/domain/brand';
import type { PageHead } from '@freely/federation';
import { escaped, json } from './markup.ts';

/** For previews of links where a page has no picture of its own. */
const PICTURE = '/preview.png';

/**
 * What search engines and previews of links read of a page.
 *
 * @param address of the page, absolute: the canonical one, without a query
 */
export function documentHead(address: string, head: Partial<PageHead>): string {
  const title = head.title ? `${head.title} | ${brand.name}` : brand.name;
  if (!head.description) return `<title>${escaped(title)}</title>`;

  const image = new URL(head.image ?? PICTURE, address).href;
  const structured = [...(head.structuredData ?? [])].map(
    (data) =>
      `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...withAddresses(data, address) })}</script>`,
  );

  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escaped(address)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:url', address),
    meta('property', 'og:title', head.title ?? brand.name),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structured,
  ].join('\n');
}

/** Pages speak of addresses of this site by path, and readers want them whole. */
function withAddresses(data: object, address: string): object {
  return JSON.parse(
    JSON.stringify(data, (_key, value: unknown) =>
      typeof value === 'string' && /^\/(?!\/)\S*$/.test(value)
        ? new URL(value, address).href
        : value,
    ),
  ) as object;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}
