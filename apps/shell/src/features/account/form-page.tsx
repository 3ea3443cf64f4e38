import { band } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Page } from '@freely/ui/page';
import type { ReactNode } from 'react';
import styles from './form.module.css';

/** A form on its own page, with the same band of art as the dialog. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page width="form" className={styles.page}>
      <div className={styles.card}>
        <FormArt />
        <div className={styles.body}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    </Page>
  );
}

/** The same art on the page and in the dialog. */
export function FormArt() {
  return <Art svg={band({ id: '4', category: 'beauty' })} className={styles.bandImage} />;
}
