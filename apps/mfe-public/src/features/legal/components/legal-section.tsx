import { useTranslation } from '@freely/i18n';
import { namespace } from '../../../words.ts';
import styles from '../legal.module.css';
import type { LegalSection as Section } from '../legal-texts.ts';
import { Prose } from './prose.tsx';

interface LegalSectionProps {
  /** Its anchor. */
  id: string;
  /** The key prefix of its messages. */
  path: string;
  /** Which parts the section has; the messages are looked up by key. */
  section: Section;
}

export function LegalSection({ id, path, section }: LegalSectionProps) {
  const { t } = useTranslation(namespace);

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(`${path}.heading`)}
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
          {Object.keys(section.facts).map((key) => (
            <div key={key}>
              <dt>{t(`${path}.facts.${key}.term`)}</dt>
              <dd>
                <Prose path={`${path}.facts.${key}.text`} />
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
