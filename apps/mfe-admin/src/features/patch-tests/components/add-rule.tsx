import type { PatchTestTreatment } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { SelectField } from '@freely/ui/field';

import { useState } from 'react';
import styles from '../patch-tests.module.css';

interface AddRuleProps {
  treatments: readonly PatchTestTreatment[];
  onChosen: (treatment: PatchTestTreatment) => void;
}

/** Chooses one of the treatments without a patch test, of which a market has a hundred. */
export function AddRule({ treatments, onChosen }: AddRuleProps) {
  const { t } = useTranslation('admin/patch-tests');
  const [id, setId] = useState('');
  const chosen = treatments.find((treatment) => String(treatment.id) === id);

  return (
    <div className={styles.add}>
      <SelectField
        label={t('other')}
        placeholder={t('choose')}
        value={chosen ? id : ''}
        options={treatments.map((treatment) => ({
          value: String(treatment.id),
          label: t('treatment', { service: treatment.service, name: treatment.name }),
        }))}
        onChange={(event) => setId(event.target.value)}
      />
      <Button variant="secondary" disabled={!chosen} onClick={() => chosen && onChosen(chosen)}>
        {t('add')}
      </Button>
    </div>
  );
}
