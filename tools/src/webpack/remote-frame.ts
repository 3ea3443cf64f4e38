import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FrameLink, ReleaseFrame } from '@freely/federation/frame';
import { type NavigationItem, type RemoteFile, readRemoteFileIn } from './remote-file.ts';

/**
 * What a remote adds to the site outside its own pages: from its `remote.json`, with the labels of its
 * links in every language that it has.
 *
 * @param app the folder of the remote
 * @throws Error that names what does not exist: a message, or a cohort
 */
export function readFrame(app: string): ReleaseFrame {
  const remote = readRemoteFileIn(app);
  const { navigation, preloads, notIndexed, sitemaps, flags, slots, components, cohorts } = remote;
  requireKnownCohorts(remote);
  const catalogues = readNavigation(app);

  return {
    links: navigation.map((item) => linkOf(item, catalogues)),
    flags,
    slots,
    components,
    cohorts,
    preloads,
    notIndexed,
    sitemaps,
  };
}

/** Language → key → label. */
type Labels = ReadonlyMap<string, Readonly<Record<string, string>>>;

function readNavigation(app: string): Labels {
  return new Map(
    globSync('locales/*/navigation.json', { cwd: app }).map((file) => [
      basename(dirname(file)),
      JSON.parse(readFileSync(join(app, file), 'utf8')) as Record<string, string>,
    ]),
  );
}

function linkOf({ label, ...item }: NavigationItem, catalogues: Labels): FrameLink {
  const labels = Object.fromEntries(
    [...catalogues].flatMap(([language, messages]) =>
      messages[label] ? [[language, messages[label]]] : [],
    ),
  );
  if (!labels['en-GB']) {
    throw new Error(`remote.json: locales/en-GB/navigation.json has no "${label}" for ${item.to}.`);
  }

  return { ...item, labels };
}

function requireKnownCohorts({ flags, cohorts }: RemoteFile): void {
  for (const [name, flag] of Object.entries(flags)) {
    const unknown = flag.cohorts.find((cohort) => !(cohort in cohorts));
    if (unknown)
      throw new Error(`remote.json: ${name} names the cohort ${unknown}, which is none.`);
  }
}
