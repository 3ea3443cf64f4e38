import { siteMap } from '@freely/federation/site-map';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { useId } from 'react';
import styles from './join-call.module.css';

interface JoinCallProps {
  heading: string;
  text: string;
  label: string;
  /** What the label leaves to the eye: read aloud after it, and read by search engines. */
  about: string;
}

/** The foot of a public page: a word to practitioners, and the way to what joining means. */
export function JoinCall({ heading, text, label, about }: JoinCallProps) {
  const id = useId();

  return (
    <section className={styles.call} aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        <Link className={buttonClass({ variant: 'secondary' })} to={siteMap.joinFreely}>
          {label} <VisuallyHidden>{about}</VisuallyHidden>
        </Link>
      </div>
    </section>
  );
}
