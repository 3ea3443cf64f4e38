import type { Misfit } from './misfit.ts';
import { NonRetryableError } from './retry.ts';
import { isInRange } from './version-range.ts';

// Whether a release runs beside a shell: one rule for the loader in the browser, the shell's server
// and the release tool.

/** What a remote takes of a module that it shares with the shell. */
export interface SharedNeed {
  /** A caret range. */
  readonly range: string;
  /** The names that its code imports. */
  readonly names: readonly string[];
}

/** What a shell has of a module that it shares. */
export interface SharedOffer {
  readonly version: string;
  /** Null where they are not known, because the module was not loaded yet. */
  readonly names: readonly string[] | null;
}

export interface RemoteNeeds {
  readonly contract: string;
  readonly shared: Readonly<Record<string, SharedNeed>>;
}

export interface ShellOffer {
  readonly contract: string;
  /** Null where it is not known: then only the contract is compared. */
  readonly shared: Readonly<Record<string, SharedOffer>> | null;
}

/** Every reason why the remote does not run in the shell; empty when it does. */
export function misfitsOf(remote: RemoteNeeds, shell: ShellOffer): Misfit[] {
  const misfits: Misfit[] = [];
  if (!isInRange(shell.contract, remote.contract)) {
    misfits.push({ kind: 'contract', needs: remote.contract, has: shell.contract });
  }
  if (!shell.shared) return misfits;
  for (const [module, need] of Object.entries(remote.shared)) {
    const offer = shell.shared[module];
    if (!offer) {
      misfits.push({ kind: 'module', module });
      continue;
    }
    if (!isInRange(offer.version, need.range)) {
      misfits.push({ kind: 'version', module, needs: need.range, has: offer.version });
    }
    const names = need.names.filter((name) => offer.names?.includes(name) === false);
    if (names.length > 0) misfits.push({ kind: 'names', module, names });
  }

  return misfits;
}

/** @throws NonRetryableError that names what is missing, if the remote does not run in this shell */
export async function requireFit(
  remote: RemoteNeeds,
  offer: ShellOffer,
  name: string,
): Promise<void> {
  const [misfit] = misfitsOf(remote, offer);
  if (!misfit) return;
  // Lazy, because nearly every release fits.
  const { describeMisfit } = await import('./describe-misfit.ts');

  throw new NonRetryableError(describeMisfit(misfit, name, 'this shell'));
}
