import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Stack } from '@freely/ui/layout';
import { ownTaxDetailsQuery } from '../../own-tax-details.ts';
import { Loaded, Screen } from '../../screen.tsx';
import { Copies } from './components/copies.tsx';
import { Details } from './components/details.tsx';
import { Standing } from './components/standing.tsx';

/** What the tax authority wants to know of a practitioner (D92). */
export function TaxPage() {
  const { t } = useTranslation('practitioner/tax');
  const own = useQuery(ownTaxDetailsQuery);

  return (
    <Screen name={t('name')} lead={t('lead')}>
      <Loaded of={own} loading={t('loading')} failed={t('failed')}>
        {(loaded) => (
          <Stack gap={6}>
            <Standing own={loaded} />
            <div>
              <Details standing={loaded.standing} />
              <Copies />
            </div>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
