import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import styles from '../legal.module.css';
import type { DocumentName, LegalKey } from '../legal-messages.ts';

interface ContentsProps {
  name: DocumentName;
  ids: readonly string[];
}

export function Contents({ name, ids }: ContentsProps) {
  const { t } = useTranslation('public/legal');

  return (
    <nav className={styles.contents} aria-labelledby="legal-contents">
      <h2 id="legal-contents">{t('contents')}</h2>
      <ol>
        {ids.map((id) => (
          <li key={id}>
            <Link to={`#${id}`}>{t(`${name}.sections.${id}.heading` as LegalKey)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
