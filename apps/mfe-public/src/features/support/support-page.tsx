import { useTranslation } from '@freely/i18n';
import { usePageHead } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { TextField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { Segments } from '@freely/ui/segments';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { faqPage } from '../../help/faq-page.ts';
import { QuestionList } from '../../help/question-list.tsx';
import { audiences, useQuestions } from '../../help/use-questions.ts';
import { AskAPerson } from './components/ask-a-person.tsx';
import { CategoryCards } from './components/category-cards.tsx';
import { findQuestions } from './find-questions.ts';
import { smoothScrollTo } from './smooth-scroll-to.ts';
import styles from './support.module.css';
import { useSupportChoice } from './use-support-choice.ts';

/** All questions and answers by category, with a search. */
export function SupportPage() {
  const { t } = useTranslation('public/support');
  const { t: help } = useTranslation('public/help');
  const { audience, category, choose } = useSupportChoice();
  const questions = useQuestions(audience);
  usePageHead({
    title: t('title'),
    description: t('lead'),
    structuredData: [faqPage(questions.flatMap((one) => one.questions))],
  });
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const answers = useRef<HTMLElement>(null);

  const found = findQuestions(questions, text);
  const active = found.find(({ key }) => key === category) ?? found[0];
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);

  function clear() {
    setText('');
    // The button disappears with the empty state, so the focus moves to the field.
    field.current?.focus();
  }

  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t('heading')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </header>
      <search className={styles.tools}>
        <Segments
          label={t('who')}
          options={audiences.map((key) => ({ key, label: help(`audience.${key}`) }))}
          selected={audience}
          onSelect={(key) => choose({ for: key })}
        />
        <TextField
          ref={field}
          type="search"
          label={t('search')}
          isLabelHidden
          icon={<Icon of={Search} />}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            // Selects the first category that matches instead of the previous one.
            if (category) choose({ for: audience });
          }}
        />
      </search>
      <div className={styles.status} role="status">
        {active && text.trim() !== '' && t('found', { count })}
        {!active && (
          <EmptyState
            isFramed
            title={t('none.title')}
            text={t('none.text')}
            action={
              <Button variant="secondary" onClick={clear}>
                {t('none.clear')}
              </Button>
            }
          />
        )}
      </div>
      {active && (
        <>
          <CategoryCards
            categories={found}
            active={active.key}
            onChoose={(key) => {
              choose({ for: audience, category: key });
              smoothScrollTo(answers.current);
            }}
          />
          <section
            ref={answers}
            id="answers"
            className={styles.answers}
            aria-labelledby="support-category"
            tabIndex={-1}
          >
            <h2 id="support-category">{active.name}</h2>
            <QuestionList key={`${audience} ${active.key}`} questions={active.questions} />
          </section>
        </>
      )}
      <AskAPerson />
    </Page>
  );
}
