// What an open tab does about releases that come while it is open. Loaded once the page is idle.
import type { createBrowserRouter } from '@freely/router';
import { markFollowing } from '../boot/start-marks.ts';
import { loadMessages } from '../i18n/messages.ts';
import { importToasts } from '../layout/toasts.tsx';
import { platform, setUpgrades } from '../remotes/platform.ts';
import { followGroups } from './follow-groups.ts';
import { followRegistry } from './follow-registry.ts';
import { forcedReload } from './forced-reload.ts';
import { outdatedUnits } from './outdated-units.ts';
import { upgradeAtNavigations } from './upgrade-at-navigations.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

export async function followReleases(router: Router, hasGroups: boolean): Promise<void> {
  await loadMessages('shell/tabs');
  const { registry } = platform();
  const outdated = () => outdatedUnits(platform());

  setUpgrades(upgradeAtNavigations(outdated, () => router.state.navigation.location));
  registry.subscribe(forcedReload(outdated));
  if (hasGroups) followGroups();
  followRegistry(registry, (listener) => afterNavigations(router, listener));
  // When they are needed, the connection may be gone.
  await Promise.allSettled([
    import('../remotes/remote-failure.tsx'),
    import('../layout/slow-panel.tsx'),
    importToasts(),
  ]);
  markFollowing();
}

function afterNavigations(router: Router, listener: () => void): () => void {
  let { key } = router.state.location;

  return router.subscribe(({ location }) => {
    if (location.key === key) return;
    key = location.key;
    listener();
  });
}
