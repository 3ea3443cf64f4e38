import { useTranslation } from '@freely/i18n';
import { useLocation } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import styles from '../legal.module.css';
import type { DocumentName, LegalSections } from '../legal-messages.ts';
import { Contents } from './contents.tsx';
import { LegalSection } from './legal-section.tsx';

/** A legal document with a table of contents, linkable sections and a print button. */
export function LegalPage({ name }: { name: DocumentName }) {
  const { t } = useTranslation('public/legal');
  usePageHead({ title: t(`${name}.title`), description: t(`${name}.lead`) });
  useFocusOnAnchor();
  const sections = Object.entries<LegalSections[string]>(
    t(`${name}.sections`, { returnObjects: true }),
  );

  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t(`${name}.title`)}</PageTitle>
        <Lead>{t(`${name}.lead`)}</Lead>
        <p className={styles.updated}>
          <span>{t('updated')}</span>
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon of={Printer} />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </p>
      </header>
      <Contents name={name} ids={sections.map(([id]) => id)} />
      <article className={styles.text}>
        {sections.map(([id, section]) => (
          <LegalSection key={id} id={id} path={`${name}.sections.${id}`} section={section} />
        ))}
      </article>
    </Page>
  );
}

/** A jump to a section also moves the focus there. */
function useFocusOnAnchor(): void {
  const { hash } = useLocation();

  useEffect(() => {
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
}
