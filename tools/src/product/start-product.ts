// Starts the whole product on this machine: for `npm start`, the browser tests and the bench.
import { openPlatform } from '../platform/platform-context.ts';
import { grantServerKeys } from '../platform/server-keys.ts';
import { shellEnvironment } from '../platform/shell-environment.ts';
import { buildProduct } from './build-product.ts';
import { publishReleases } from './publish-releases.ts';
import { type ProductOptions, type ServerSide, startServerSide } from './start-server-side.ts';

export async function startProduct(options: ProductOptions): Promise<ServerSide> {
  const { folder, log } = options;
  const building = buildProduct(log);
  // Awaited below. Until then, a failure must not be an unhandled rejection.
  building.catch(() => {});

  const product = await startServerSide(options);
  await building;
  const platform = openPlatform(folder);
  await publishReleases(platform, log);
  await grantServerKeys(platform, folder);
  await product.start({
    name: 'shell',
    args: ['apps/shell/server/main.ts'],
    env: {
      ...product.environment.shared,
      ...shellEnvironment(platform, folder),
      ...options.shellSettings,
    },
    health: `${product.urls.shell}/health/ready`,
  });
  return product;
}
