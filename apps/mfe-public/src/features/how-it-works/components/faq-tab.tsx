import { hasRole, useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { Link, useSearchParams } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { Tabs } from '@freely/ui/tabs';
import { QuestionList } from '../../../help/question-list.tsx';
import { type Audience, audiences, useQuestions } from '../../../help/use-questions.ts';
import { frequentQuestions } from '../frequent-questions.ts';
import styles from '../how-it-works.module.css';

/** The most frequent questions, by audience. */
export function FaqTab() {
  const { t } = useTranslation('public/how-it-works');
  const [params, setParams] = useSearchParams();
  const session = useSession();
  const own: Audience = hasRole(session, 'practitioner') ? 'practitioner' : 'customer';
  const audience = audiences.find((known) => known === params.get('for')) ?? own;
  const questions = frequentQuestions(useQuestions(audience));

  return (
    <section className={styles.faq} aria-labelledby="how-faq">
      <h2 id="how-faq">{t('faq.heading')}</h2>
      <Tabs
        label={t('faq.who')}
        tabs={audiences.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        selected={audience}
        onSelect={(key) => setParams({ for: key }, { replace: true, preventScrollReset: true })}
        panelId="faq-questions"
      />
      <div role="tabpanel" id="faq-questions" aria-label={t(`tabs.${audience}`)}>
        <QuestionList key={audience} questions={questions} />
      </div>
      <p>
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={`${siteMap.support}?for=${audience}`}
        >
          {t('faq.all')}
        </Link>
      </p>
    </section>
  );
}
