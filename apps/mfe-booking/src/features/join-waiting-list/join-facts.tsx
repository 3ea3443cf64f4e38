import { fullDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';
import { placeName } from '../../journey/place-name.ts';
import { salonName } from '../../journey/salon-name.ts';
import { type WaitingLink, waitingAddress, waitsAtHome } from '../../journey/waiting-link.ts';
import { dayOfLink } from '../../waiting/wish.ts';
import type { Choices } from './queries.ts';

interface JoinFactsProps {
  link: WaitingLink;
  /** Of the practitioner, where there is one. */
  name: string | undefined;
  salons: Choices['salons'];
}

/** Where, with whom and which day was chosen before. */
export function JoinFacts({ link, name, salons }: JoinFactsProps) {
  const { t } = useTranslation('booking/waiting-list');
  const { search, practitioner, salon } = link;
  const isAtHome = waitsAtHome(search.location);
  const chosen = salons.find(({ id }) => id === salon);
  const wanted = dayOfLink(link);

  let where = t('join.nearSalon', { place: placeName(search) });
  if (isAtHome) where = t('join.atHome', { address: search.address });
  else if (chosen) where = t('join.atSalon', { salon: salonName(chosen) });
  else if (practitioner) where = t('join.anySalon');

  return (
    <>
      <p>
        <b>{t('join.with')}</b> {practitioner ? name : t('join.anybody')}
        <br />
        <b>{t('join.where')}</b> {where}
        {wanted && (
          <>
            <br />
            <b>{t('join.day')}</b>{' '}
            {t(wanted.isReached ? 'join.dayChosen' : 'join.dayTooFar', {
              date: fullDate(wanted.day),
            })}
          </>
        )}
      </p>
      {isAtHome && !waitingAddress(search) && (
        <Callout tone="warning">{t('join.noPostcode')}</Callout>
      )}
    </>
  );
}
