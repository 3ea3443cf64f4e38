import type { LoyaltySection } from '@freely/api-client/contract';
import { hasServerError } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { AnnouncedErrors } from '@freely/ui/field';
import { Section } from '@freely/ui/page';
import type { FormEvent, ReactNode } from 'react';
import styles from './section-frame.module.css';

interface SectionFrameProps {
  section: LoyaltySection;
  form: Parameters<typeof hasServerError>[0];
  submit: (event: FormEvent) => Promise<void>;
  problem: string | null;
  isPending: boolean;
  children: ReactNode;
}

/** The form of one discount, with its own Save button. */
export function SectionFrame(props: SectionFrameProps) {
  const { section, form, submit, problem, isPending, children } = props;
  const { t } = useTranslation('admin/loyalty-schemes');
  const title = t(`sections.${section}`);

  return (
    <Section title={title}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {problem && (
          <Callout tone="error" role="alert">
            {problem}
          </Callout>
        )}
        <p>{t(`texts.${section}`)}</p>
        <AnnouncedErrors when={hasServerError(form)}>{children}</AnnouncedErrors>
        <div>
          <Button type="submit" isPending={isPending} aria-label={t('saveOf', { section: title })}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
