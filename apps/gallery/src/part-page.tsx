import styles from './gallery.module.css';
import type { GalleryPart } from './gallery-part.ts';

interface PartPageProps {
  /** The key of the part; tests wait for it. */
  name: string;
  part: GalleryPart;
}

/** A component in all its states, below the path to import it from. */
export function PartPage({ name: key, part: { title, entryPoint, about, states } }: PartPageProps) {
  return (
    <article className={styles.part} data-part={key}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <code className={styles.entryPoint}>{entryPoint}</code>
        <p className={styles.about}>{about}</p>
      </header>
      {states.map(({ name, content }) => (
        <section key={name} aria-label={name} className={styles.state}>
          <h2 className={styles.stateName}>{name}</h2>
          <div className={styles.stage}>{content}</div>
        </section>
      ))}
    </article>
  );
}
