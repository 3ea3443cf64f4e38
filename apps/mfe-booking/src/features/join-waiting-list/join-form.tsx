import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { forgetEmailReturn } from '@freely/shell-sdk/email-return';
import { lazy, Suspense } from 'react';
import { paths } from '../../journey/paths.ts';
import type { WaitingLink } from '../../journey/waiting-link.ts';
import { RefusedWish } from '../../waiting/refused-wish.tsx';
import { forgetWish } from '../../waiting/use-kept-wish.ts';
import { firstDraft, placeOfLink } from '../../waiting/wish.ts';
import { WishForm } from '../../waiting/wish-form.tsx';
import { JoinFacts } from './join-facts.tsx';
import { type Choices, useJoin } from './queries.ts';
import { TreatmentField } from './treatment-field.tsx';

/** Of its own, since most have confirmed their email. The server says the same when they join. */
const EmailNeeded = lazy(() => import('./email-needed.tsx').catch(() => ({ default: () => null })));

interface JoinFormProps {
  link: WaitingLink;
  /** Of the practitioner, where there is one. */
  name: string | undefined;
  choices: Choices;
}

/** Which treatment, days and hours, and until when. Where and with whom was chosen before. */
export function JoinForm({ link, name, choices }: JoinFormProps) {
  const { t } = useTranslation('booking/waiting-list');
  const navigate = useNavigate();
  const join = useJoin();
  const first = firstDraft(link);
  // Another link begins anew.
  const draftName = `join${useLocation().search}`;

  return (
    <WishForm
      place={placeOfLink(link)}
      first={first}
      ownDay={t('entry.until', { date: fullDate(first.until) })}
      draftName={draftName}
      facts={
        <>
          <Suspense>
            <EmailNeeded />
          </Suspense>
          <JoinFacts link={link} name={name} salons={choices.salons} />
        </>
      }
      treatmentChoice={(choice) => (
        <TreatmentField chosen={link.treatments} choices={choices.treatments} {...choice} />
      )}
      isSaving={join.isPending}
      refusal={join.error && <RefusedWish error={join.error} wish={join.variables} />}
      labels={{ submit: t('join.submit'), refused: t('join.failed') }}
      onSave={(wish) =>
        join.mutate(wish, {
          onSuccess: ({ message }) => {
            forgetWish(draftName);
            forgetEmailReturn();
            showToast({ tone: 'success', title: message });
            navigate(paths.waitingList, { replace: true });
          },
        })
      }
    />
  );
}
