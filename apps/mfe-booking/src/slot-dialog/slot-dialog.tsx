import { Seal } from '@freely/booking-parts/seal';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { useNotFound } from '@freely/shell-sdk/not-found';
import { Avatar } from '@freely/ui/avatar';
import { Callout } from '@freely/ui/callout';
import { Dialog } from '@freely/ui/dialog';
import { ErrorPanel } from '@freely/ui/error-panel';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { DocumentTitle } from '../journey/document-title.tsx';
import {
  isMissing,
  practitionerInfoQuery,
  practitionerServicesQuery,
} from '../journey/practitioner-queries.ts';
import styles from './slot-dialog.module.css';
import { SlotForm, type SlotFormProps } from './slot-form.tsx';

interface SlotDialogProps
  extends Pick<
    SlotFormProps,
    'getInitialChoice' | 'backTo' | 'createHref' | 'renderWarning' | 'search'
  > {
  practitionerId: number;
  onClose: () => void;
  /** What to do about a practitioner who cannot be booked now; without it, the page is not found. */
  whenMissing?: ReactNode;
  /** Why they cannot, where more is known than the server says of anybody who is not to be booked. */
  whyMissing?: string | undefined;
  /** Shown instead of the steps while the booking is created. */
  replacement?: ReactNode;
}

/** The availability dialog of one practitioner, with its loading and error states. */
export function SlotDialog({
  practitionerId: id,
  onClose,
  whenMissing = null,
  whyMissing,
  replacement = null,
  ...steps
}: SlotDialogProps) {
  const { t } = useTranslation('booking/slots');
  const { t: tJourney } = useTranslation('booking/journey');
  const info = useQuery(practitionerInfoQuery(id, steps.search));
  const services = useQuery(practitionerServicesQuery(id));
  // Whichever answers first.
  const missing = [info.error, services.error].find(isMissing) ?? null;
  useNotFound(missing !== null && !whenMissing);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const name = info.data?.name;
  const title = name === undefined ? t('slot.loadingTitle') : t('slot.title', { name });

  const failed = info.isLoadingError || services.isLoadingError;
  let body: ReactNode = (
    <SkeletonRegion label={t('slot.loading')}>
      <div className={styles.columns}>
        <Skeleton height="24rem" />
        <Skeleton height="24rem" />
      </div>
    </SkeletonRegion>
  );
  if (replacement) body = replacement;
  else if (missing) {
    body = (
      <Callout tone="warning" title={whyMissing ?? missing.message} role="alert">
        {whenMissing}
      </Callout>
    );
  } else if (failed) {
    body = (
      <ErrorPanel
        onRetry={() => Promise.all([info.refetch(), services.refetch()])}
        isRetrying={info.isFetching || services.isFetching}
        details={(info.error ?? services.error)?.message}
      />
    );
  } else if (info.data && services.data) {
    body = <SlotForm practitioner={info.data} offer={services.data} footer={footer} {...steps} />;
  }

  return (
    <Dialog
      title={
        <span className={styles.title}>
          {title}
          {info.data?.verified && <Seal label={tJourney('checked')} />}
        </span>
      }
      media={
        name === undefined ? undefined : (
          <Avatar src={info.data?.avatar} id={id} name={name} size={44} />
        )
      }
      isOpen
      onClose={onClose}
      size="lg"
      isTall
      isSticky
      footer={replacement ? undefined : <div ref={setFooter} className={styles.foot} />}
    >
      {!replacement && <DocumentTitle title={title} />}
      {body}
    </Dialog>
  );
}
