import { Link } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { useId } from 'react';
import styles from './join-prompt.module.css';

interface JoinPromptProps {
  heading: string;
  text: string;
  label: string;
  /** Completes the label for screen readers and search engines. */
  about: string;
}

/** The call to action for practitioners at the end of a public page. */
export function JoinPrompt({ heading, text, label, about }: JoinPromptProps) {
  const id = useId();

  return (
    <section className={styles.prompt} aria-labelledby={id}>
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
