import { observeRemoteEvents } from '@freely/federation/telemetry';
import { platform, remoteAt } from '../remotes/platform.ts';
import type { EarlyParts } from './early-parts.ts';
import { releaseIn } from './release-of.ts';
import { startReports } from './start-reports.ts';

/** A shell's server of an older release does not tell the setting. */
const USUAL_PERCENT = 100;

/** Reports what this page meets, from its start until it is left. */
export function reportPage({ settings, shellUrl, router, early }: EarlyParts): void {
  startReports({
    apiUrl: settings.apiUrl,
    percent: settings.market?.report_percent ?? USUAL_PERCENT,
    router,
    early,
    registry: platform().registry.current,
    ownerOf: remoteAt,
    loadedVersion: (unit) => platform().loader.loaded(unit)?.version ?? null,
    shell: releaseIn(shellUrl),
    observe: observeRemoteEvents,
  });
}
