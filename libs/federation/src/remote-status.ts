import { createStore } from '@freely/store';

export type RemoteStatus = 'loading' | 'ready' | 'unavailable';

/** The status of each remote so far, so that navigation links can show what is unavailable. */
export const remoteStatusStore = createStore<Readonly<Record<string, RemoteStatus>>>(() => ({}));

export function setRemoteStatus(remote: string, status: RemoteStatus): void {
  remoteStatusStore.setState({ [remote]: status });
}
