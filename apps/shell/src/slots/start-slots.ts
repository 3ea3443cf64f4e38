import type { SlotRemotes } from '@freely/federation/component-slots';
import { setSlotLoader } from '@freely/shell-sdk';

/** @param remotes which remotes have components for the slots of this page, as its server says */
export function startSlots(remotes: SlotRemotes): void {
  setSlotLoader(async (slot) => {
    const own = remotes[slot];
    if (!own) return;
    // Lazy, because few pages have slots. Without the file a slot stays empty.
    await import('./load-components.ts').then(
      ({ loadComponents }) => loadComponents(slot, own),
      () => {},
    );
  });
}
