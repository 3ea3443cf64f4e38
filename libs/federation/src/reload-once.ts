/** False while the shell's server cannot be reached: then a reload would lose the page. */
export async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/registry.json', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Reloads the page once for a release. Never loops: the second call returns false. */
export function reloadOnceFor(release: string, view: Window = window): boolean {
  const key = `freely.reloaded.${release}`;
  try {
    if (view.sessionStorage.getItem(key) !== null) return false;
    view.sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  view.location.reload();

  return true;
}
