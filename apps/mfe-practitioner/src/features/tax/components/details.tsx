import { OwnerOnly, SettingsSection } from '@freely/account-settings';
import type { GivenTaxDetails, OwnTaxDetails } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { useState } from 'react';
import { useShowDetails } from '../queries.ts';
import { DetailsForm } from './details-form.tsx';

/** What was given is loaded once it is asked for: the password may be needed (D71). */
export function Details({ standing }: Pick<OwnTaxDetails, 'standing'>) {
  const { t } = useTranslation('practitioner/tax');
  const [given, setGiven] = useState<GivenTaxDetails | null>(null);
  const show = useShowDetails();
  const isHidden = standing === 'given' && given === null;

  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <OwnerOnly>
        {isHidden ? (
          <div>
            <Button
              variant="secondary"
              isPending={show.isPending}
              onClick={() =>
                show.mutate(undefined, { onSuccess: ({ details }) => setGiven(details) })
              }
            >
              {t('show')}
            </Button>
          </div>
        ) : (
          <DetailsForm given={given} onSaved={setGiven} />
        )}
      </OwnerOnly>
    </SettingsSection>
  );
}
