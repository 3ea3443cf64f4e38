import { band } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Page } from '@freely/ui/page';
import type { ReactNode } from 'react';
import styles from './form.module.css';

/** One column of fields on a page of its own, under a band of art; the twin of a dialog. */
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

/** The same picture on the page and on the dialog. */
export function FormArt() {
  return <Art svg={band({ id: '4', category: 'beauty' })} className={styles.bandImage} />;
}
