import { keptNames } from '../kept-names.ts';
import styles from '../legal.module.css';
import type { LegalSection as Section } from '../legal-messages.ts';
import { KeptAs } from './kept-as.tsx';
import { Prose } from './prose.tsx';

interface LegalSectionProps {
  /** Its anchor. */
  id: string;
  /** The key prefix of its messages, for those with links in them. */
  path: string;
  section: Section;
}

export function LegalSection({ id, path, section }: LegalSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {section.heading}
      </h2>
      <Paragraphs path={`${path}.text`} texts={section.text} />
      {section.list && (
        <ul>
          {Object.keys(section.list).map((key) => (
            <li key={key}>
              <Prose path={`${path}.list.${key}`} />
            </li>
          ))}
        </ul>
      )}
      {section.facts && (
        <dl>
          {Object.entries(section.facts).map(([key, { term }]) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd>
                <Prose path={`${path}.facts.${key}.text`} />
                <KeptAs names={keptNames[`${path}.facts.${key}`]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Paragraphs path={`${path}.after`} texts={section.after} />
    </section>
  );
}

function Paragraphs({ path, texts = {} }: { path: string; texts?: Section['text'] | undefined }) {
  return Object.keys(texts).map((key) => (
    <p key={key}>
      <Prose path={`${path}.${key}`} />
    </p>
  ));
}
