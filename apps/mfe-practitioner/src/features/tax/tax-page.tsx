import { SettingsSection } from '@freely/account-settings';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Stack } from '@freely/ui/layout';
import { ownTaxDetailsQuery } from '../../own-tax-details.ts';
import { Loaded, Screen } from '../../screen.tsx';
import { Copies } from './components/copies.tsx';
import { DetailsForm } from './components/details-form.tsx';
import { Standing } from './components/standing.tsx';
import { copiesQuery } from './queries.ts';

/** What the tax authority wants to know of a practitioner (D92). */
export function TaxPage() {
  const { t } = useTranslation('practitioner/tax');
  const own = useQuery(ownTaxDetailsQuery);
  const copies = useQuery(copiesQuery);

  return (
    <Screen name={t('name')} lead={t('lead')}>
      <Loaded of={own} loading={t('loading')} failed={t('failed')}>
        {(loaded) => (
          <Stack gap={6}>
            <Standing own={loaded} />
            <div>
              <SettingsSection title={t('title')} text={t('text')}>
                <DetailsForm given={loaded.details} />
              </SettingsSection>
              {copies.data && <Copies copies={copies.data} />}
            </div>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
