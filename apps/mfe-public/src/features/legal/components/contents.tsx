import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { namespace } from '../../../words.ts';
import styles from '../legal.module.css';
import { type DocumentName, useWords } from '../words.ts';

interface ContentsProps {
  name: DocumentName;
  ids: readonly string[];
}

export function Contents({ name, ids }: ContentsProps) {
  const say = useWords();
  const { t } = useTranslation(namespace);

  return (
    <nav className={styles.contents} aria-labelledby="legal-contents">
      <h2 id="legal-contents">{say('legal.contents')}</h2>
      <ol>
        {ids.map((id) => (
          <li key={id}>
            <Link to={`#${id}`}>{t(`legal.${name}.sections.${id}.heading`)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
