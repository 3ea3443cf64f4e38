import { send } from '@freely/api-client/client';
import { answerLateness, type PractitionerBooking } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { ChoiceCards, TextAreaField } from '@freely/ui/field';
import { type FormEvent, useState } from 'react';
import { fullRefundOf, payOf } from '../booking-amounts.ts';
import styles from '../bookings.module.css';
import { useBookingMutation } from '../use-booking-mutation.ts';

type Answer = 'agree' | 'contest';

/** The form to answer what the customer reports, with the consequences of each answer. */
export function LatenessAnswer({ booking }: { booking: PractitionerBooking }) {
  const { t } = useTranslation('practitioner/bookings');
  const { id, customer_name: name, dispute } = booking;
  const { kind, refund } = fullRefundOf(booking);
  const [chosen, setChosen] = useState<Answer | null>(null);
  // Who has answered already reads their own words, and can change them.
  const [details, setDetails] = useState(dispute?.practitioner_words ?? '');
  const [isMissing, setMissing] = useState(false);
  const answer = useBookingMutation((agree: boolean) =>
    send(answerLateness, { params: { id: String(id) }, body: { agree, details } }),
  );

  const isAbsent = dispute?.minutes_late === null;
  const words = dispute?.attended
    ? {
        question: t('dispute.attended.question', { name }),
        agree: t('dispute.attended.agree', { name }),
        agreeText: t('dispute.attended.agreeText', { name }),
        contest: t('dispute.attended.contest', { name }),
      }
    : {
        question: t('dispute.question'),
        agree: t(isAbsent ? 'dispute.absent.agree' : 'dispute.agree'),
        agreeText: t(`dispute.agreeText.${kind}`, { name, refund: formatPounds(refund) }),
        contest: t(isAbsent ? 'dispute.absent.contest' : 'dispute.contest'),
      };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(chosen === null);
    if (chosen === null) return focusFirstErrorOnceShown(event);
    if (!answer.isPending) answer.mutate(chosen === 'agree');
  }

  return (
    <form className={styles.answer} onSubmit={submit} noValidate>
      <ChoiceCards<Answer>
        legend={words.question}
        value={chosen}
        onChange={(answered) => {
          setChosen(answered);
          setMissing(false);
        }}
        error={isMissing ? t('dispute.chooseRequired') : undefined}
        options={[
          {
            value: 'agree',
            label: words.agree,
            description: words.agreeText,
          },
          {
            value: 'contest',
            label: words.contest,
            description: t(`dispute.contestText.${payOf(booking)}`, { name }),
          },
        ]}
      />
      <TextAreaField
        label={t('dispute.details')}
        rows={3}
        counter={1000}
        value={details}
        onChange={(event) => setDetails(event.target.value)}
      />
      {answer.isError && (
        <Callout tone="error" role="alert">
          {answer.error.message}
        </Callout>
      )}
      <div>
        <Button type="submit" isPending={answer.isPending}>
          {t('dispute.send')}
        </Button>
      </div>
    </form>
  );
}
