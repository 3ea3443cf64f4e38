import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { availabilityHref, servicesSearchHref } from '../../journey/paths.ts';
import { writeQuery } from '../../journey/search-params.ts';
import type { WaitingLink, WrongLink } from '../../journey/waiting-link.ts';

interface WrongLinkStateProps {
  wrong: WrongLink;
  /** What the link says besides. */
  link?: WaitingLink;
  /** Of the practitioner, where there is one. */
  name?: string | undefined;
}

/** What is wrong with the link, and the way to a choice that is right. */
export function WrongLinkState({ wrong, link, name }: WrongLinkStateProps) {
  const { t } = useTranslation('booking/waiting-list');
  const id = link?.practitioner?.id;
  const isTheirs = link !== undefined && id !== undefined && name !== undefined;

  return (
    <EmptyState
      isFramed
      title={t(`join.wrong.${wrong}.title`)}
      text={t(`join.wrong.${wrong}.text`)}
      action={
        <Link
          className={buttonClass({})}
          to={
            isTheirs
              ? availabilityHref(id, writeQuery(link.search))
              : servicesSearchHref(link?.search)
          }
        >
          {isTheirs ? t('join.wrong.theirs', { name }) : t('join.wrong.search')}
        </Link>
      }
    />
  );
}
