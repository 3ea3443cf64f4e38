import { parseRecord, type SessionRecord } from './session-record.ts';

const KEY = 'freely.session';
const ONE_DAY_SECONDS = 24 * 60 * 60;

/** Where a session is kept: local storage, or a cookie of one day where that is refused. */
export interface SessionStorage {
  read(): SessionRecord | null;
  write(record: SessionRecord): void;
  clear(): void;
}

export function sessionStorageOf(view: Window): SessionStorage {
  const local = workingLocalStorage(view);

  return local ? inLocalStorage(local) : inCookie(view);
}

function inLocalStorage(local: Storage): SessionStorage {
  return {
    read: () => parseRecord(local.getItem(KEY)),
    write: (record) => local.setItem(KEY, JSON.stringify(record)),
    clear: () => local.removeItem(KEY),
  };
}

function inCookie({ document, location }: Window): SessionStorage {
  const attributes = `path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;

  return {
    read() {
      const pair = document.cookie.split('; ').find((one) => one.startsWith(`${KEY}=`));
      return parseRecord(pair ? decodeURIComponent(pair.slice(KEY.length + 1)) : null);
    },
    write(record) {
      const value = encodeURIComponent(JSON.stringify(record));
      document.cookie = `${KEY}=${value}; max-age=${ONE_DAY_SECONDS}; ${attributes}`;
    },
    clear() {
      document.cookie = `${KEY}=; max-age=0; ${attributes}`;
    },
  };
}

/** Private windows and strict settings refuse it by throwing, some only at the first write. */
function workingLocalStorage(view: Window): Storage | null {
  try {
    const probe = `${KEY}.probe`;
    view.localStorage.setItem(probe, '1');
    view.localStorage.removeItem(probe);

    return view.localStorage;
  } catch {
    return null;
  }
}
