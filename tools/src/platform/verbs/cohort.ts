import { setCohort } from '@freely/platform';
import { Misuse } from '../../terminal/command-error.ts';
import { openableLink } from '../access-links.ts';
import { changeRules, openPlatform, readRules } from '../platform-context.ts';
import { print, requireReason, type Verb, type VerbOptions } from './verb.ts';

export const cohort: Verb = {
  usage: 'NAME --for 7d [--person EMAIL] | NAME --roles admin,… [--keys ID,…]',
  about: 'prints a link into a group; says whose roles belong to it',
  help: `
A group gets the canaries and flags that name it. Its people are those who opened a link, and those
whose account has a role of the group.

  --for TIME      prints a link that is good for so long; many may open it
  --person EMAIL  only the account that is named
  --roles LIST    the roles that belong to it, for the rules; '' for none
  --keys LIST     the keys that may sign links into it, besides the platform's; '' for none
`,
  most: 1,
  options: ['for', 'person', 'roles', 'keys', 'reason'],
  async run([name = ''], options) {
    if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Misuse('Name the group.');
    if (options.roles !== undefined || options.keys !== undefined) return define(name, options);
    const context = openPlatform();
    const link = await openableLink({ kind: 'cohort', cohort: name }, context, options);
    print(options, link, [`Into the group ${name}, until ${link.until}:`, link.url]);

    return 0;
  },
};

async function define(name: string, options: VerbOptions): Promise<number> {
  const reason = requireReason(options);
  const { roles, keys } = options;
  const given = {
    ...(roles === undefined ? {} : { roles: listIn(roles) }),
    ...(keys === undefined ? {} : { keys: listIn(keys) }),
  };
  const context = openPlatform();
  await changeRules(context, 'cohort', reason, (rules) => setCohort(rules, name, given));
  const group = (await readRules(context)).cohorts?.[name];
  print(options, group, [`${name}: ${group?.roles.join(', ') || 'by link only'}`]);

  return 0;
}

function listIn(value: string | boolean | undefined): string[] {
  return typeof value === 'string' ? value.split(',').filter(Boolean) : [];
}
