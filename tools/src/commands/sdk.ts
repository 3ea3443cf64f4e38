import { resolve } from 'node:path';
import { packSdk } from '../sdk/pack-sdk.ts';
import { runCommand } from '../terminal/command.ts';

await runCommand({
  help: `
npm run sdk -- <folder>

Packs what a remote in another repository needs, as tarballs with JavaScript and types: the
libs that remotes import, and @freely/remote-sdk with build, test shell and release tool.
`,
  async run({ positionals: [folder] }) {
    if (!folder) throw new Error('Name a folder for the tarballs.');
    for (const file of await packSdk(resolve(folder))) console.log(file);

    return 0;
  },
});
