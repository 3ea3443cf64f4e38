import { RETRY_POLICY, retry } from '@freely/federation/retry';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the frame that few pages show: its code is loaded once it is wanted, and is there already
 * if the page has been idle (`tabs/index.ts`). If it cannot be loaded, the page stays as it is, with
 * everything typed in it (D46).
 *
 * @param load the same function at every render, as `onFailure`
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ Component: ComponentType<Props> } | null>(null);

  useEffect(() => {
    if (!isWanted || part) return;
    retry(load, RETRY_POLICY).then((Component) => setPart({ Component }), onFailure);
  }, [isWanted, part, load, onFailure]);

  return part?.Component ?? null;
}
