import { badReleases } from '@freely/federation/bad-releases';
import { readRolloutSeed } from '@freely/federation/choose-release';
import { federationRuntime } from '@freely/federation/federation-runtime';
import { pinFiles } from '@freely/federation/integrity';
import { createRemoteLoader } from '@freely/federation/loader';
import { releaseReader } from '@freely/federation/read-release';
import { registrySource } from '@freely/federation/registry-source';
import { markRemoteEvent } from '@freely/federation/telemetry';
import { setPlatform } from '../remotes/platform.ts';
import { preloadOnIntent, preloadWhenIdle } from '../remotes/preload-on-intent.ts';
import { startSlots } from '../slots/start-slots.ts';
import type { BootData } from './boot-data.ts';
import { scriptOrigins } from './script-origins.ts';
import { trustScriptsFrom } from './trusted-types.ts';

/** Sets up everything that is needed to load remotes. */
export async function startPlatform(boot: BootData): Promise<void> {
  const { releases, served, settings, shell, frame } = boot;
  if (shell) pinFiles(new URL(shell.url, location.origin).href, shell.files);
  const registry = await registrySource(boot.registry);
  if (boot.registry === null) await registry.refresh();
  trustScriptsFrom(scriptOrigins(location.origin, settings, registry.current()));

  const readRelease = releaseReader(releases, location.origin);
  const bad = badReleases();
  const loader = createRemoteLoader({
    registry: registry.current,
    readRelease,
    runtime: federationRuntime(),
    rollout: { seed: readRolloutSeed(document.cookie), cohorts: boot.cohorts ?? [] },
    bad,
    origin: location.origin,
    report: markRemoteEvent,
  });
  setPlatform({ registry, loader, readRelease, served, bad, shellUrl: shell?.url ?? null });
  startSlots(frame?.components ?? {});
  preloadOnIntent(window);
  for (const path of frame?.preloads ?? []) preloadWhenIdle(window, path);
}
