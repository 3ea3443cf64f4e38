import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { takePictures } from '../gallery/take-pictures.ts';
import { requireFree } from '../product/ports.ts';
import { runCommand } from '../terminal/command.ts';
import { galleryConfig } from '../webpack/gallery-config.ts';

await runCommand({
  help: `
npm run gallery [-- --pictures]

Every part of the design system in its states, light and dark, with live reload. The address
of a part is #/button, #/button?scheme=dark. The browser tests shoot the same pages.

  --pictures           takes the reference pictures of the browser tests again, after a change
                       that was meant to be seen; look at what git says has changed
  GALLERY_PORT  4300   the gallery
`,
  options: { pictures: { type: 'boolean' } },
  run: async ({ options, onEnd, stopped }) => {
    if (options.pictures) {
      console.log(`${await takePictures()} pictures taken.`);
      return 0;
    }
    const port = Number(process.env.GALLERY_PORT ?? 4300);
    await requireFree({ GALLERY_PORT: port });
    const { webpack: config, devServer } = galleryConfig('development', { port });
    const compiler = webpack(config);
    if (!compiler) throw new Error('webpack made no compiler of the configuration.');

    const server = new WebpackDevServer(
      { ...devServer(), devMiddleware: { stats: 'errors-warnings' } },
      compiler,
    );
    onEnd(() => server.stop());
    await server.start();
    console.log(`The gallery is at http://localhost:${port}`);
    await stopped;

    return 0;
  },
});
