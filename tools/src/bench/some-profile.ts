import type { ProductUrls } from './running-product.ts';

/** The path of a practitioner's public profile. */
export async function someProfile({ api }: ProductUrls): Promise<string> {
  const query = new URLSearchParams({
    lat: '51.4652',
    lon: '-0.1708',
    locationtype: 'mobile',
    serviceType: 'beautician',
  });
  const response = await fetch(`${api}/practitioners/available?${query}`);
  const { order } = (await response.json()) as { order: number[] };
  if (order[0] === undefined) throw new Error('The search finds no practitioner');

  return `/practitioner-search/profile/${order[0]}`;
}
