import type { Questionnaire } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Card } from '@freely/ui/card';
import { EmptyState } from '@freely/ui/empty-state';
import { Row, Stack } from '@freely/ui/layout';
import styles from './questionnaire-editor.module.css';

export interface QuestionnaireListProps {
  questionnaires: readonly Questionnaire[];
  onEdit: (id: number) => void;
  onWithdraw: (questionnaire: Questionnaire) => void;
}

/** The questionnaires that are asked, each with the treatments that ask it. */
export function QuestionnaireList({ questionnaires, onEdit, onWithdraw }: QuestionnaireListProps) {
  const { t } = useTranslation('practice/questionnaires');
  if (questionnaires.length === 0) {
    return <EmptyState isFramed title={t('none.title')} text={t('none.text')} />;
  }

  return (
    <ul className={styles.questions}>
      {questionnaires.map((each) => (
        <Card as="li" key={each.id}>
          <Stack gap={3}>
            <h2>{each.title}</h2>
            <p>{each.treatments.map(({ name }) => name).join(', ')}</p>
            <p>
              {t('facts', {
                count: each.questions.length,
                version: each.version,
                date: listDate(londonDay(new Date(each.published_at))),
              })}
            </p>
            <Row gap={3}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('editOf', { title: each.title })}
                onClick={() => onEdit(each.id)}
              >
                {t('edit')}
              </Button>
              <Button
                variant="danger"
                size="sm"
                aria-label={t('withdrawOf', { title: each.title })}
                onClick={() => onWithdraw(each)}
              >
                {t('withdraw')}
              </Button>
            </Row>
          </Stack>
        </Card>
      ))}
    </ul>
  );
}
