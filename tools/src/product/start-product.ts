// The whole product on this machine: for `npm start`, for the browser tests, for the bench.
import { join } from 'node:path';
import { buildProduct } from './build-product.ts';
import { publishReleases } from './publish-releases.ts';
import { type ProductOptions, type ServerSide, startServerSide } from './start-server-side.ts';

export async function startProduct(options: ProductOptions): Promise<ServerSide> {
  const { folder, log } = options;
  const building = buildProduct(log);
  // Awaited below; a failure must not count as unhandled while the database starts.
  building.catch(() => {});

  const product = await startServerSide(options);
  await building;
  const releases = join(folder, 'releases');
  publishReleases(releases, log);
  await product.start({
    name: 'shell',
    args: ['apps/shell/server/main.ts'],
    env: { ...product.environment.shared, RELEASES_DIR: releases },
    health: `${product.addresses.shell}/config.json`,
  });
  return product;
}
