import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { updateScreenshots } from '../gallery/update-screenshots.ts';
import { requireFree } from '../product/ports.ts';
import { runCommand } from '../terminal/command.ts';
import { galleryConfig } from '../webpack/gallery-config.ts';

await runCommand({
  help: `
npm run gallery [-- --screenshots]

Shows every component of the design system in its states, light and dark, with live reload.
The path of a component is #/button, or #/button?scheme=dark. The browser tests take
screenshots of the same pages.

  --screenshots        updates the reference screenshots of the browser tests, after an
                       intended visual change; check the differences that git shows
  GALLERY_PORT  4300   the port of the gallery
`,
  options: { screenshots: { type: 'boolean' } },
  run: async ({ options, onEnd, untilStopped }) => {
    if (options.screenshots) {
      console.log(`${await updateScreenshots()} screenshots taken.`);
      return 0;
    }
    const port = Number(process.env.GALLERY_PORT ?? 4300);
    await requireFree({ GALLERY_PORT: port });
    const { webpack: config, devServer } = galleryConfig('development', { port });
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack returned no compiler for the configuration.');

    const server = new WebpackDevServer(
      { ...devServer(), devMiddleware: { stats: 'errors-warnings' } },
      compiler,
    );
    onEnd(() => server.stop());
    await server.start();
    console.log(`The gallery is at http://localhost:${port}`);
    await untilStopped();

    return 0;
  },
});
