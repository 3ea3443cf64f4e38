import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { moveFocus } from '../roving.ts';
import styles from './tabs.module.css';

export interface Tab<K extends string = string> {
  key: K;
  label: ReactNode;
}

export interface TabsProps<K extends string = string> {
  tabs: readonly Tab<K>[];
  selected: K;
  onSelect: (key: K) => void;
  /** Names the list of tabs. */
  label: string;
  /** The id of the panel that the tabs change, with `role="tabpanel"`. */
  panelId?: string | undefined;
  className?: string | undefined;
}

/** Tabs that change what is below them. Arrow keys select as they move. */
export function Tabs<K extends string>({
  tabs,
  selected,
  onSelect,
  label,
  panelId,
  className,
}: TabsProps<K>) {
  return (
    <div
      role="tablist"
      aria-label={label}
      className={classNames(styles.tabs, className)}
      onKeyDown={(event) => moveFocus(event, '[role=tab]')?.click()}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.key === selected}
          aria-controls={panelId}
          tabIndex={tab.key === selected ? 0 : -1}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            onSelect(tab.key);
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

export interface TabLinksProps {
  tabs: readonly { key: string; label: ReactNode; href: string }[];
  /** The key of the current link. */
  selected: string;
  label: string;
  /** Called instead of following the link, for example to scroll to a section. */
  onSelect?: ((key: string) => void) | undefined;
  className?: string | undefined;
}

/** Tabs that are links: to sections of a long page, or to related pages. */
export function TabLinks({ tabs, selected, label, onSelect, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classNames(styles.tabs, className)}>
      {tabs.map((link) => (
        <a
          key={link.key}
          href={link.href}
          className={styles.tab}
          aria-current={link.key === selected ? 'true' : undefined}
          onClick={(event) => {
            if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onSelect(link.key);
          }}
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}
