import { isChunkFailure } from '@freely/federation/chunk-failure';
import { RemoteUnavailable } from '@freely/federation/remote-unavailable';
import { NonRetryableError, type RetryPolicy, retry } from '@freely/federation/retry';
import { markRemoteEvent, reasonOf } from '@freely/federation/telemetry';
import { type LoadedComponent, slotStore } from '@freely/shell-sdk';
import { platform } from '../remotes/platform.ts';

/** What takes longer would appear under somebody's finger. */
const POLICY: RetryPolicy = { delays: [300], timeout: 8_000 };

/** Slot and remote → its component. After a failure the slot stays empty until the page is loaded anew. */
const loads = new Map<string, Promise<LoadedComponent | null>>();

/** Loads the components that remotes have for a slot. Each appears when it is there. */
export async function loadComponents(slot: string, remotes: readonly string[]): Promise<void> {
  await Promise.all(remotes.map((remote) => addComponent(slot, remote, remotes)));
}

async function addComponent(slot: string, remote: string, order: readonly string[]): Promise<void> {
  const key = `${slot} ${remote}`;
  const load = loads.get(key) ?? loadComponent(slot, remote);
  loads.set(key, load);
  const component = await load;
  if (!component) return;
  const others = (slotStore.getState()[slot] ?? []).filter((each) => each.remote !== remote);
  const all = [...others, component].sort(
    (one, other) => order.indexOf(one.remote) - order.indexOf(other.remote),
  );
  slotStore.setState({ [slot]: all });
}

/** Null if there is none: the page goes on without it, and the failure is reported as the remote's. */
async function loadComponent(slot: string, remote: string): Promise<LoadedComponent | null> {
  try {
    const Component = await retry(() => importComponent(slot, remote), POLICY);

    return { remote, Component, onError: (error) => report(remote, error) };
  } catch (error) {
    // The loader has reported a remote that could not be loaded.
    if (!(error instanceof RemoteUnavailable)) report(remote, error);

    return null;
  }
}

async function importComponent(slot: string, remote: string) {
  const { module } = await platform().loader.load(remote);
  const load = module.components?.[slot];
  if (!load) throw new NonRetryableError(`It has no component for ${slot}.`);
  const { Component } = await load();

  return Component as LoadedComponent['Component'];
}

function report(remote: string, error: unknown): void {
  const version = platform().loader.loaded(remote)?.version ?? null;
  const kind = isChunkFailure(error) ? 'chunk-failed' : 'broke';
  markRemoteEvent({ kind, remote, version, reason: reasonOf(error) });
}
