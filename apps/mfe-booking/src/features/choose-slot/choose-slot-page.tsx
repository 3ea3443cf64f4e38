import { useQuery } from '@freely/query';
import { Outlet, useLocation, useMatch, useNavigate, useParams } from '@freely/router';
import { Avatar } from '@freely/ui/avatar';
import { Dialog } from '@freely/ui/dialog';
import { PausePanel } from '@freely/ui/pause-panel';
import { Seal } from '@freely/ui/seal';
import { Bone, SkeletonRegion } from '@freely/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { forgetTreatments } from '../../journey/journey-store.ts';
import { PageName } from '../../journey/page-name.tsx';
import { paths, resultsHref } from '../../journey/paths.ts';
import {
  practitionerInfoQuery,
  practitionerServicesQuery,
} from '../../journey/practitioner-queries.ts';
import { useSearch } from '../../journey/use-search.ts';
import { useWords } from '../../journey/words.ts';
import styles from './choose-slot.module.css';
import { SlotForm } from './slot-form.tsx';

/** Where, what, which day, what time: in a dialog over the results. */
export function ChooseSlotPage() {
  const say = useWords();
  const navigate = useNavigate();
  const { key } = useLocation();
  const search = useSearch();
  const { id: idText, withBookingState } = useParams();
  const id = Number(idText);
  const isCreating = useMatch(paths.createBooking) !== null;
  const info = useQuery(practitionerInfoQuery(id, search));
  const services = useQuery(practitionerServicesQuery(id));
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const name = info.data?.name;
  const title = name === undefined ? say('slot.loadingTitle') : say('slot.title', { name });

  function close() {
    if (withBookingState !== undefined) {
      forgetTreatments(id);
      navigate(resultsHref(search));
    } else if (key === 'default') {
      // The dialog is where the visit began: there is no step to go back to.
      navigate(resultsHref(search), { replace: true });
    } else {
      navigate(-1);
    }
  }

  const failed = info.isError || services.isError;
  let body: ReactNode = (
    <SkeletonRegion label={say('slot.loading')}>
      <div className={styles.columns}>
        <Bone height="24rem" />
        <Bone height="24rem" />
      </div>
    </SkeletonRegion>
  );
  if (isCreating) body = <Outlet />;
  else if (failed) {
    body = (
      <PausePanel
        onRetry={() => Promise.all([info.refetch(), services.refetch()])}
        isRetrying={info.isFetching || services.isFetching}
        details={(info.error ?? services.error)?.message}
      />
    );
  } else if (info.data && services.data) {
    body = (
      <SlotForm
        key={`${id} ${withBookingState}`}
        practitioner={info.data}
        offer={services.data}
        isResumed={withBookingState !== undefined}
        footer={footer}
      />
    );
  }

  return (
    <Dialog
      title={
        <span className={styles.title}>
          {title}
          {info.data?.verified && <Seal label={say('profile.checked')} />}
        </span>
      }
      media={
        name === undefined ? undefined : (
          <Avatar src={info.data?.avatar} id={id} name={name} size={44} />
        )
      }
      isOpen
      onClose={close}
      size="lg"
      isTall
      isSticky
      footer={isCreating ? undefined : <div ref={setFooter} className={styles.foot} />}
    >
      {!isCreating && <PageName title={title} />}
      {body}
    </Dialog>
  );
}
