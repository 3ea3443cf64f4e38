import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { Callout } from '@freely/ui/callout';
import { paths } from '../../journey/paths.ts';
import { placeName } from '../../journey/place-name.ts';
import { type WaitingLink, waitingAddress, waitsAtHome } from '../../journey/waiting-link.ts';
import { firstDraft, placeOfLink } from '../../waiting/wish.ts';
import { WishForm } from '../../waiting/wish-form.tsx';
import { useJoin } from './queries.ts';
import { TreatmentField } from './treatment-field.tsx';

/**
 * Which treatment, days and hours, and until when. Where and with whom was chosen before.
 *
 * @param name of the practitioner, once it is known
 */
export function JoinForm({ link, name }: { link: WaitingLink; name: string | undefined }) {
  const { t } = useTranslation('booking/waiting-list');
  const navigate = useNavigate();
  const join = useJoin();
  const { search, practitioner } = link;
  const isAtHome = waitsAtHome(search.location);

  return (
    <WishForm
      place={placeOfLink(link)}
      first={firstDraft(link)}
      facts={
        <>
          <p>
            <b>{t('join.with')}</b> {practitioner ? name : t('join.anybody')}
            <br />
            <b>{t('join.where')}</b>{' '}
            {isAtHome
              ? t('join.atHome', { address: search.address })
              : practitioner
                ? t('join.atSalon')
                : t('join.nearSalon', { place: placeName(search) })}
          </p>
          {isAtHome && !waitingAddress(search) && (
            <Callout tone="warning">{t('join.noPostcode')}</Callout>
          )}
        </>
      }
      treatmentChoice={(choice) => <TreatmentField link={link} {...choice} />}
      isSaving={join.isPending}
      refusal={join.error?.message}
      labels={{ submit: t('join.submit'), refused: t('join.failed') }}
      onSave={(wish) =>
        join.mutate(wish, {
          onSuccess: ({ message }) => {
            showToast({ tone: 'success', title: message });
            navigate(paths.waitingList, { replace: true });
          },
        })
      }
    />
  );
}
