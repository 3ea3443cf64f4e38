import type { SecondFactorSetup } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { CopyField } from '@freely/ui/copy-field';
import styles from '../account-settings.module.css';
import { CodeForm } from './code-form.tsx';
import { useConfirm } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SetUpProps {
  setup: SecondFactorSetup;
  /** Called once the recovery codes were kept. */
  onDone: () => Promise<void>;
}

/** The secret for the app and a first code; then the recovery codes, this once. */
export function SetUp({ setup: { secret, qr }, onDone }: SetUpProps) {
  const { t } = useTranslation('account-settings');
  const confirm = useConfirm();

  if (confirm.data) {
    return <RecoveryCodes codes={confirm.data.recovery_codes} onKept={() => void onDone()} />;
  }

  return (
    <>
      <p>{t('secondFactor.scan')}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('secondFactor.qr')}
      >
        <path d={qr.path} />
      </svg>
      <CopyField label={t('secondFactor.secret')} value={secret} />
      <CodeForm
        submitLabel={t('secondFactor.turnOn')}
        isPending={confirm.isPending}
        onCode={confirm.mutateAsync}
      />
    </>
  );
}
