import { useTranslation } from '@freely/i18n';
import { CheckboxField } from '@freely/ui/field';
import type { ReactNode } from 'react';

interface PatchTestNoteProps {
  name: string;
  /** `ask` a guest, who may have had one; of a customer the server knows. */
  kind: 'ask' | 'leftOut';
  isTested: boolean;
  onChange: (isTested: boolean) => void;
}

/**
 * Says why days and times are missing, and lets a guest who needs no test see all. Of its own, since few treatments
 * need one.
 */
export default function PatchTestNote({
  name,
  kind,
  isTested,
  onChange,
}: PatchTestNoteProps): ReactNode {
  const { t } = useTranslation('booking/slots');
  if (kind === 'leftOut') return <p role="status">{t('slot.testFirst')}</p>;

  return (
    <CheckboxField
      label={t('slot.tested', { name })}
      hint={t('slot.testedHint')}
      checked={isTested}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
