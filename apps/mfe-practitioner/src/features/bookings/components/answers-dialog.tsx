import type { QuestionnaireOfBooking } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { SignedAnswers } from '@freely/practice/questions';
import { Dialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';

interface AnswersDialogProps {
  name: string;
  questionnaires: readonly QuestionnaireOfBooking[];
  onClose: () => void;
}

/** What a customer has signed for a visit. */
export default function AnswersDialog({ name, questionnaires, onClose }: AnswersDialogProps) {
  const { t } = useTranslation('practitioner/bookings');

  return (
    <Dialog title={t('answers.of', { name })} isOpen onClose={onClose}>
      <Stack gap={5}>
        <p>{t('answers.privacy')}</p>
        {questionnaires.map(({ id, title, signed, standing }) => (
          <Section key={id} title={title}>
            <Stack gap={4}>
              {standing === 'due' && <p>{t(signed ? 'answers.newVersion' : 'answers.waits')}</p>}
              {signed && (
                <>
                  <SignedAnswers
                    questions={signed.questions}
                    answers={signed.answers}
                    rulesOut={signed.rules_out}
                  />
                  <p>
                    {signed.name === null
                      ? t('answers.erased')
                      : t('answers.signedBy', { name: signed.name, at: whenOf(signed.signed_at) })}
                  </p>
                </>
              )}
            </Stack>
          </Section>
        ))}
      </Stack>
    </Dialog>
  );

  function whenOf(instant: string): string {
    const { day, time } = londonClock(new Date(instant));

    return t('when', { date: listDate(day), time });
  }
}
