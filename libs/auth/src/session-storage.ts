import { parseRecord, type SessionRecord } from './session-record.ts';

const ONE_DAY_SECONDS = 24 * 60 * 60;

/** Where a session is stored: local storage, or a one-day cookie if that is blocked. */
export interface SessionStorage {
  read(): SessionRecord | null;
  write(record: SessionRecord): void;
  clear(): void;
}

/** @param key of the storage entry or cookie */
export function sessionStorageOf(view: Window, key: string): SessionStorage {
  const local = workingLocalStorage(view, key);

  return local ? inLocalStorage(local, key) : inCookie(view, key);
}

function inLocalStorage(local: Storage, key: string): SessionStorage {
  return {
    read: () => parseRecord(local.getItem(key)),
    write: (record) => local.setItem(key, JSON.stringify(record)),
    clear: () => local.removeItem(key),
  };
}

function inCookie({ document, location }: Window, key: string): SessionStorage {
  const attributes = `path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;

  return {
    read() {
      const pair = document.cookie.split('; ').find((one) => one.startsWith(`${key}=`));
      return parseRecord(pair ? decodeURIComponent(pair.slice(key.length + 1)) : null);
    },
    write(record) {
      const value = encodeURIComponent(JSON.stringify(record));
      document.cookie = `${key}=${value}; max-age=${ONE_DAY_SECONDS}; ${attributes}`;
    },
    clear() {
      document.cookie = `${key}=; max-age=0; ${attributes}`;
    },
  };
}

/** Private windows and strict settings block it by throwing, some only at the first write. */
function workingLocalStorage(view: Window, key: string): Storage | null {
  try {
    const probe = `${key}.probe`;
    view.localStorage.setItem(probe, '1');
    view.localStorage.removeItem(probe);

    return view.localStorage;
  } catch {
    return null;
  }
}
