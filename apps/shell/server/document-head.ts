import type { Brand } from '@freely/domain/brand';
import type { PageHead } from '@freely/shell-sdk';
import { escaped, json } from './markup.ts';

/** The image in link previews of pages without their own image. */
const DEFAULT_IMAGE = '/preview.png';

/**
 * The head elements that search engines and link previews read.
 *
 * @param url the canonical URL of the page, absolute and without a query
 */
export function documentHead(url: string, head: Partial<PageHead>, brand: Brand): string {
  const title = head.title ? `${head.title} | ${brand.name}` : brand.name;
  if (!head.description) return `<title>${escaped(title)}</title>`;

  const image = new URL(head.image ?? DEFAULT_IMAGE, url).href;
  const structured = [...(head.structuredData ?? [])].map(
    (data) =>
      `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...withAbsoluteUrls(data, url) })}</script>`,
  );

  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escaped(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:url', url),
    meta('property', 'og:title', head.title ?? brand.name),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structured,
  ].join('\n');
}

/** Pages write URLs of this site as paths; search engines need absolute URLs. */
function withAbsoluteUrls(data: object, baseUrl: string): object {
  return JSON.parse(
    JSON.stringify(data, (_key, value: unknown) =>
      typeof value === 'string' && /^\/(?!\/)\S*$/.test(value)
        ? new URL(value, baseUrl).href
        : value,
    ),
  ) as object;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}
