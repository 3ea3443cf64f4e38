import type { OwnLocationTypes } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { addressBook } from '@freely/practice/address-book';
import { emptyMobile, MobileForm, mobileProblems } from '@freely/practice/place-form';
import { mobileChange, mobileDraft, newMobile } from '@freely/practice/place-payloads';
import { showToast } from '@freely/shell-sdk';
import { SwitchField } from '@freely/ui/field';
import { lazy, Suspense, useState } from 'react';
import { SaveStatus } from '../../../autosave/index.ts';
import { mobileParts, onlyParts } from '../changed-parts.ts';
import styles from '../locations.module.css';
import { useSwitchPlaces } from '../queries.ts';
import { useNewPlace } from '../use-new-place.ts';
import { useSavedPlace } from '../use-saved-place.ts';
import { NewPlace } from './new-place.tsx';

const TravelSection = lazy(() => import('../travel/travel-section.tsx'));

type Mobile = NonNullable<OwnLocationTypes['mobile']>;

const warn = (title: string) => showToast({ tone: 'warning', title });

/** The address that a mobile practitioner travels from. */
export function MobileSection({ mobile }: { mobile: Mobile | null }) {
  const { t } = useTranslation('practitioner/locations');
  const [isAdding, setAdding] = useState(false);
  const switching = useSwitchPlaces();
  const isOn = mobile ? !mobile.disabled : isAdding;

  function turn(on: boolean) {
    if (mobile) switching.mutate({ mobile: { disabled: !on } });
    else setAdding(on);
  }

  return (
    <section className={styles.place} aria-label={t('mobile')}>
      <SwitchField
        className={styles.switch}
        label={t('mobile')}
        checked={isOn}
        disabled={switching.isPending}
        onChange={(event) => turn(event.target.checked)}
      />
      <p className={styles.soft}>{t('mobileText')}</p>
      {mobile && isOn && (
        <>
          <OwnBase mobile={mobile} />
          <Suspense>
            <TravelSection />
          </Suspense>
        </>
      )}
      {!mobile && isAdding && <NewBase onClose={() => setAdding(false)} />}
    </section>
  );
}

function OwnBase({ mobile }: { mobile: Mobile }) {
  const { draft, change, problems, isInvalid, state, retry } = useSavedPlace({
    start: mobileDraft(mobile),
    problemsOf: mobileProblems,
    parts: mobileParts,
    bodyOf: (changed, names) => ({ mobile: onlyParts(mobileChange(changed), names) }),
    storedIn: (places) => places.mobile && mobileDraft(places.mobile),
  });

  return (
    <>
      <MobileForm
        draft={draft}
        onChange={change}
        lookup={addressBook}
        problems={problems}
        onWarn={warn}
      />
      <SaveStatus state={state} isInvalid={isInvalid} onRetry={retry} />
    </>
  );
}

function NewBase({ onClose }: { onClose: () => void }) {
  const base = useNewPlace({
    start: emptyMobile,
    problemsOf: mobileProblems,
    bodyOf: (draft) => ({ '1': newMobile(draft) }),
    onAdded: onClose,
  });

  return (
    <NewPlace
      problem={base.problem}
      isPending={base.isPending}
      isPickDialogOpen={base.isPickDialogOpen}
      onPickDialogClose={base.closePickDialog}
      onAdd={base.add}
      onCancel={onClose}
    >
      <MobileForm
        draft={base.draft}
        onChange={base.change}
        lookup={addressBook}
        problems={base.problems}
        onWarn={warn}
      />
    </NewPlace>
  );
}
