import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the folder of an app with a build of a few files, the same for the same content. */
export function writeBuiltApp(folder: string, content: string, pages = 1): void {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const files = Array.from({ length: pages }, (_, index) => `page${index}.js`);
  write('package.json', '{"name":"@freely/mfe-booking","version":"1.0.0"}');
  write('dist/remoteEntry.js', `var mfe_booking = ${JSON.stringify(content)};`);
  for (const file of files) write(`dist/${file}`, `${file} ${content}`);
  write('dist/needs.json', '{"react":["useState"]}');
  write(
    'dist/routes.json',
    JSON.stringify({
      entry: ['remoteEntry.js'],
      routes: [{ path: '/payment', files, isPrerendered: false }],
    }),
  );
}
