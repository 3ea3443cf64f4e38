// A process that releases build after build, from the copy of the first file to the record, and says
// so after each, until it is killed.
import { buildRelease } from '../build-release.ts';
import { openPlatform } from '../platform-context.ts';
import { publish } from '../publish.ts';
import { writeBuiltApp } from './built-app.ts';

const [folder = '', name = ''] = process.argv.slice(2);
const context = openPlatform(folder);
const app = `${folder}/apps/${name}`;

for (let number = 1; ; number += 1) {
  writeBuiltApp(app, `${name}-${number}`, 12);
  const source = { commit: `${name}n${number}`, isDirty: false };
  const pointer = await buildRelease('mfe-booking', context.store, source, app);
  await publish(context, 'mfe-booking', pointer);
  process.stdout.write(`${pointer.version}\n`);
}
