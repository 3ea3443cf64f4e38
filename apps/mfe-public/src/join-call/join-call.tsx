import { siteMap } from '@freely/federation/site-map';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { useId } from 'react';
import styles from './join-call.module.css';

interface JoinCallProps {
  heading: string;
  text: string;
  label: string;
}

/** The foot of a public page: a word to practitioners, and the way to what joining means. */
export function JoinCall({ heading, text, label }: JoinCallProps) {
  const id = useId();

  return (
    <section className={styles.call} aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        <Link className={buttonClass({ variant: 'secondary' })} to={siteMap.joinFreely}>
          {label}
        </Link>
      </div>
    </section>
  );
}
