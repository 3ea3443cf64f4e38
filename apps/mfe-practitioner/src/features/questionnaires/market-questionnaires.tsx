import type { Questionnaire } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Card } from '@freely/ui/card';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';

/** What the market asks before treatments of this practitioner: nobody need ask it twice (D89). */
export function MarketQuestionnaires({
  questionnaires,
}: {
  questionnaires: readonly Questionnaire[];
}) {
  const { t } = useTranslation('practitioner/questionnaires');
  if (questionnaires.length === 0) return null;

  return (
    <Section title={t('market.title')}>
      <Stack gap={4}>
        <p>{t('market.text')}</p>
        {questionnaires.map(({ id, title, treatments, questions }) => (
          <Card key={id}>
            <Stack gap={3}>
              <h3>{title}</h3>
              <p>{treatments.map(({ name }) => name).join(', ')}</p>
              <ol>
                {questions.map((question) => (
                  <li key={question.id}>{question.text}</li>
                ))}
              </ol>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
