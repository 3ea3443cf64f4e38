import type { QuestionnaireOfBooking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Introduction, SignedAnswers } from '@freely/practice/questions';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import { Section } from '@freely/ui/page';
import { useRef, useState } from 'react';
import { formatDateTime } from '../../../journey/booking-display.ts';
import type { Answered } from '../first-answers.ts';
import { QuestionForm, type TypedOver } from './question-form.tsx';

interface OneQuestionnaireProps {
  bookingId: number;
  questionnaire: QuestionnaireOfBooking;
}

/** A questionnaire of a booking: to be signed, or as it was signed, until the visit also to be signed anew. */
export function OneQuestionnaire({ bookingId, questionnaire }: OneQuestionnaireProps) {
  const { t } = useTranslation('booking/questions');
  const { title, introduction, version, open, standing, signed } = questionnaire;
  const [isChanging, setChanging] = useState(false);
  const [typed, setTyped] = useState<Answered | null>(null);
  const readForm = useRef<() => TypedOver>(null);
  const [shownVersion, setShownVersion] = useState(version);
  // Other questions are another form, which begins with what was typed into the one on screen, unless that would
  // hide what was signed elsewhere since.
  if (version !== shownVersion) {
    setShownVersion(version);
    const read = readForm.current?.();
    setTyped(read && read.replaces === (signed?.id ?? null) ? read : null);
  }
  const isDue = standing === 'due';

  function close() {
    setTyped(null);
    setChanging(false);
  }

  return (
    <Section title={title}>
      <Stack gap={5}>
        <Introduction text={introduction} />
        {isDue && signed && <Callout tone="info">{t('newVersion')}</Callout>}
        {isDue || (open && isChanging) ? (
          <>
            {typed && (
              <Callout tone="warning" role="status">
                {t('changedMeanwhile')}
              </Callout>
            )}
            <QuestionForm
              key={version}
              ref={readForm}
              {...{ bookingId, questionnaire, typed }}
              onSigned={close}
              onBack={isDue ? null : close}
            />
          </>
        ) : (
          signed && (
            <>
              <SignedAnswers
                questions={signed.questions}
                answers={signed.answers}
                rulesOut={signed.rules_out}
              />
              <p>
                {signed.name === null
                  ? t('erased', { at: formatDateTime(signed.signed_at) })
                  : t('signed', { name: signed.name, at: formatDateTime(signed.signed_at) })}
              </p>
              {open && (
                <div>
                  <Button variant="secondary" onClick={() => setChanging(true)}>
                    {t('change')}
                  </Button>
                </div>
              )}
            </>
          )
        )}
      </Stack>
    </Section>
  );
}
