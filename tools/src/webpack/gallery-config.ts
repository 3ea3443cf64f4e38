import webpack, { type Compiler } from 'webpack';
import type { AppConfig, Mode } from './app-config.ts';
import { appBuild, baseConfig } from './base-config.ts';
import { repositoryRoot } from './workspace.ts';

/**
 * The gallery of the design system: a separate application without federation.
 *
 * @param folder output folder of the build
 * @param port of `npm run gallery`
 */
export function galleryConfig(
  mode: Mode,
  { folder, port }: { folder?: string; port?: number } = {},
): AppConfig {
  const config = baseConfig(appBuild(`${repositoryRoot}apps/gallery`, mode));

  return {
    webpack: {
      ...config,
      name: 'gallery',
      cache: { ...Object(config.cache), name: `gallery-${mode}` },
      entry: { main: './src/main.tsx' },
      output: { ...config.output, ...(folder && { path: folder }), publicPath: '/' },
      plugins: [...(config.plugins ?? []), new GalleryPage()],
    },
    devServer: () => ({
      port: port ?? 4300,
      host: 'localhost',
      hot: false,
      liveReload: true,
      static: false,
      client: { overlay: false, logging: 'warn' },
    }),
  };
}

/** Writes the HTML page of the gallery, which loads the files of the build. */
class GalleryPage {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('GalleryPage', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'GalleryPage', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
          compilation.emitAsset('index.html', new webpack.sources.RawSource(pageOf(files)));
        },
      );
    });
  }
}

function pageOf(files: readonly string[]): string {
  const styleSheets = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));

  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Freely parts</title>
${styleSheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
${scripts.map((file) => `<script defer src="/${file}"></script>`).join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}
