import { createStore } from '@freely/store';

export type RemoteStatus = 'loading' | 'ready' | 'unavailable';

/** What became of each remote so far, so that navigation can mark what is not to be had. */
export const remoteStatusStore = createStore<Readonly<Record<string, RemoteStatus>>>(() => ({}));

export function setRemoteStatus(remote: string, status: RemoteStatus): void {
  remoteStatusStore.setState({ [remote]: status });
}
