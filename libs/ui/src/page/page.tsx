import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

export interface PageProps extends ComponentProps<'div'> {
  /** `full` for the page width, `prose` for reading, `form` for one column of fields. */
  width?: 'full' | 'prose' | 'form' | undefined;
}

/** The column of a screen: centred, with the page's gutters. */
export function Page({ width = 'full', className, ...props }: PageProps) {
  const narrow = width === 'full' ? undefined : styles[width];

  return <div {...props} className={classNames(styles.page, narrow, className)} />;
}

/** The one `h1` of a screen. Route changes move the focus here, hence the `tabIndex`. */
export function PageTitle({ className, ...props }: ComponentProps<'h1'>) {
  return <h1 tabIndex={-1} {...props} className={classNames(styles.title, className)} />;
}

/** The paragraph under a page title. */
export function Lead({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={classNames(styles.lead, className)} />;
}

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
}

/** A titled section of a page; consecutive sections are separated by thin lines. */
export function Section({ title, className, children, ...props }: SectionProps) {
  const id = useId();

  return (
    <section {...props} aria-labelledby={id} className={classNames(styles.section, className)}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
