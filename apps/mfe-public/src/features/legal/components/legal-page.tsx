import { useLocation } from '@freely/router';
import { usePageHead } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import styles from '../legal.module.css';
import { type DocumentName, documents, useWords } from '../words.ts';
import { Contents } from './contents.tsx';
import { LegalSection } from './legal-section.tsx';

/** A legal document with a table of contents, linkable sections and a print button. */
export function LegalPage({ name }: { name: DocumentName }) {
  const say = useWords();
  usePageHead({ title: say(`legal.${name}.title`), description: say(`legal.${name}.lead`) });
  useFocusOnAnchor();
  const sections = Object.entries(documents[name].sections);

  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{say(`legal.${name}.title`)}</PageTitle>
        <Lead>{say(`legal.${name}.lead`)}</Lead>
        <p className={styles.updated}>
          <span>{say('legal.updated')}</span>
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon of={Printer} />}
            onClick={() => window.print()}
          >
            {say('legal.print')}
          </Button>
        </p>
      </header>
      <Contents name={name} ids={sections.map(([id]) => id)} />
      <article className={styles.text}>
        {sections.map(([id, section]) => (
          <LegalSection key={id} id={id} path={`legal.${name}.sections.${id}`} section={section} />
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
