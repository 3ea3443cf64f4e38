import { disown } from '@freely/platform';
import { Misuse } from '../../terminal/command-error.ts';
import { readRemoteFile, remotesIn } from '../../webpack/remote-file.ts';
import { ownPathsOf } from '../own-paths.ts';
import { changeRules, openPlatform, readRules } from '../platform-context.ts';
import { print, reasonOr, type Verb } from './verb.ts';

export const ownPaths: Verb = {
  usage: "<remote> ['/rewards/*' …]",
  about: 'gives a remote paths; without any, those of its remote.json',
  most: Number.POSITIVE_INFINITY,
  options: ['reason'],
  async run([remote = '', ...given], options) {
    const paths =
      given.length === 0 && remotesIn().includes(remote) ? readRemoteFile(remote).paths : given;
    if (!remote || paths.length === 0)
      throw new Misuse('Name a remote, and the paths it asks for.');
    const context = openPlatform();
    const reason = reasonOr(options, `${remote} asks for ${paths.join(' ')}`);
    await ownPathsOf(context, remote, paths, reason);
    const owned = (await readRules(context)).remotes[remote]?.paths ?? [];
    print(options, owned, [`${remote} owns ${owned.join(' ')}`]);

    return 0;
  },
};

export const disownPaths: Verb = {
  usage: "<remote> '/rewards/*' …",
  about: 'takes paths from a remote',
  most: Number.POSITIVE_INFINITY,
  options: ['reason'],
  async run([remote = '', ...paths], options) {
    if (!remote || paths.length === 0)
      throw new Misuse('Name a remote, and the paths it gives up.');
    const context = openPlatform();
    const reason = reasonOr(options, `${remote} gives up ${paths.join(' ')}`);
    await changeRules(context, 'disown', reason, (rules) => disown(rules, remote, paths));
    const owned = (await readRules(context)).remotes[remote]?.paths ?? [];
    print(options, owned, [`${remote} owns ${owned.join(' ') || 'nothing'}`]);

    return 0;
  },
};
