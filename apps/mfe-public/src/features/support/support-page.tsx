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
import { useHelpWords } from '../../help/words.ts';
import { AskAPerson } from './components/ask-a-person.tsx';
import { CategoryCards } from './components/category-cards.tsx';
import { findQuestions } from './find-questions.ts';
import { smoothScrollTo } from './smooth-scroll-to.ts';
import styles from './support.module.css';
import { useSupportChoice } from './use-support-choice.ts';
import { useWords } from './words.ts';

/** All questions and answers by category, with a search. */
export function SupportPage() {
  const say = useWords();
  const helpWords = useHelpWords();
  const { audience, category, choose } = useSupportChoice();
  const questions = useQuestions(audience);
  usePageHead({
    title: say('support.title'),
    description: say('support.lead'),
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
        <PageTitle>{say('support.heading')}</PageTitle>
        <Lead>{say('support.lead')}</Lead>
      </header>
      <search className={styles.tools}>
        <Segments
          label={say('support.who')}
          options={audiences.map((key) => ({ key, label: helpWords(`help.audience.${key}`) }))}
          selected={audience}
          onSelect={(key) => choose({ for: key })}
        />
        <TextField
          ref={field}
          type="search"
          label={say('support.search')}
          isLabelHidden
          icon={<Icon of={Search} />}
          placeholder={say('support.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            // Selects the first category that matches instead of the previous one.
            if (category) choose({ for: audience });
          }}
        />
      </search>
      <div className={styles.status} role="status">
        {active && text.trim() !== '' && say('support.found', { count })}
        {!active && (
          <EmptyState
            isFramed
            title={say('support.none.title')}
            text={say('support.none.text')}
            action={
              <Button variant="secondary" onClick={clear}>
                {say('support.none.clear')}
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
