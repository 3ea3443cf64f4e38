import type { LoyaltySection } from '@freely/api-client/contract';
import { serverMessages } from '@freely/forms';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Section } from '@freely/ui/page';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import type { FormEvent, ReactNode } from 'react';
import { useLoyaltyWords } from '../words.ts';
import styles from './section-frame.module.css';

interface SectionFrameProps {
  section: LoyaltySection;
  form: Parameters<typeof serverMessages>[0];
  submit: (event: FormEvent) => Promise<void>;
  problem: string | null;
  isPending: boolean;
  children: ReactNode;
}

/** The form of one discount, with its own Save button. */
export function SectionFrame(props: SectionFrameProps) {
  const { section, form, submit, problem, isPending, children } = props;
  const say = useLoyaltyWords();
  const title = say(`loyalty.sections.${section}`);

  return (
    <Section title={title}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <VisuallyHidden>
          <span role="alert">{serverMessages(form).join('. ')}</span>
        </VisuallyHidden>
        {problem && (
          <Callout tone="error" role="alert">
            {problem}
          </Callout>
        )}
        <p>{say(`loyalty.texts.${section}`)}</p>
        {children}
        <div>
          <Button
            type="submit"
            isPending={isPending}
            aria-label={say('loyalty.saveOf', { section: title })}
          >
            {say('loyalty.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
