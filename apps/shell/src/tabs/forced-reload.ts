import { getI18n } from '@freely/i18n';
import { keepUnsavedWork, showToast } from '@freely/shell-sdk';
import type { OutdatedUnit } from './outdated-units.ts';

const MINUTE_MS = 60_000;
/** A tab learns of a change up to a minute after it was made. */
const LEARNED_AFTER_MS = MINUTE_MS;
const WARNING_MS = 10_000;

/**
 * Reloads the page in time when a release has to be left, with what was typed kept. Tabs choose
 * their moment by chance, so that not all reload together.
 *
 * @param outdated asked after each change of the registry
 * @returns how to look again
 */
export function forcedReload(
  outdated: () => readonly OutdatedUnit[],
  reload: () => void = () => location.reload(),
): () => void {
  const deadlines = new Map<string, number>();
  let timers: ReturnType<typeof setTimeout>[] = [];

  return () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    const forced = outdated().filter(({ withinMinutes }) => withinMinutes !== null);
    if (forced.length === 0) return deadlines.clear();
    const due = Math.min(...forced.map((unit) => deadlineOf(unit, deadlines)));
    const wait = Math.max(0, due - Date.now());
    timers = [
      setTimeout(warn, Math.max(0, wait - WARNING_MS)),
      setTimeout(() => void keepUnsavedWork().then(reload), wait),
    ];
  };
}

function deadlineOf(
  { unit, version, withinMinutes }: OutdatedUnit,
  deadlines: Map<string, number>,
): number {
  const key = `${unit} ${version} ${withinMinutes}`;
  const most = Math.max(0, (withinMinutes ?? 0) * MINUTE_MS - LEARNED_AFTER_MS);
  const deadline = deadlines.get(key) ?? Date.now() + most * (0.5 + Math.random() / 2);
  deadlines.set(key, deadline);

  return deadline;
}

function warn(): void {
  showToast({ tone: 'info', title: getI18n().t('update.soon', { ns: 'shell/tabs' }) });
}
