import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './accordion.module.css';

export interface AccordionItem {
  key: string;
  /** The question, or the name of what opens. */
  title: ReactNode;
  /** At the end of the line: a price, a tick. */
  aside?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one shuts the others. */
  isExclusive?: boolean | undefined;
  /** The keys of the items that are open initially. */
  defaultOpen?: readonly string[] | undefined;
}

/** Rows that open in place: native `details`, which the browser also opens for find in page. */
export function Accordion({ items, isExclusive = false, defaultOpen = [] }: AccordionProps) {
  const name = useId();

  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, aside, content }) => (
        <details
          key={key}
          className={styles.item}
          name={isExclusive ? name : undefined}
          open={defaultOpen.includes(key)}
        >
          <summary className={styles.title}>
            <span className={styles.label}>{title}</span>
            {aside}
            <Icon of={ChevronDown} className={styles.chevron} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
