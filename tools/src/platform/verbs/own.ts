import { SHELL_PATHS } from '@freely/federation/shell-paths';
import { disown, own } from '@freely/platform';
import { readRemoteFile, remotesIn } from '../../webpack/remote-file.ts';
import { changeRules, openPlatform, readRules } from '../platform-context.ts';
import { print, type Verb } from './verb.ts';

export const ownPaths: Verb = {
  usage: "<remote> ['/rewards/*' …]",
  about: 'gives a remote paths; without any, those of its remote.json',
  async run([remote = '', ...given], options) {
    const paths =
      given.length === 0 && remotesIn().includes(remote) ? readRemoteFile(remote).paths : given;
    if (!remote || paths.length === 0) throw new Error('Name a remote, and the paths it asks for.');
    const context = openPlatform();
    await changeRules(context, 'own', `${remote} asks for ${paths.join(' ')}`, (rules) =>
      own(rules, remote, paths, SHELL_PATHS),
    );
    const owned = (await readRules(context)).remotes[remote]?.paths ?? [];
    print(options, owned, [`${remote} owns ${owned.join(' ')}`]);

    return 0;
  },
};

export const disownPaths: Verb = {
  usage: "<remote> '/rewards/*' …",
  about: 'takes paths from a remote',
  async run([remote = '', ...paths], options) {
    const context = openPlatform();
    await changeRules(context, 'disown', `${remote} gives up ${paths.join(' ')}`, (rules) =>
      disown(rules, remote, paths),
    );
    const owned = (await readRules(context)).remotes[remote]?.paths ?? [];
    print(options, owned, [`${remote} owns ${owned.join(' ') || 'nothing'}`]);

    return 0;
  },
};
