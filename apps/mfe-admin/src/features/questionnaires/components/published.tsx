import type { Questionnaire } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { QuestionnaireList } from '@freely/practice/questionnaire-editor';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import { useState } from 'react';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useWithdraw } from '../queries.ts';

interface PublishedProps {
  questionnaires: readonly Questionnaire[];
  /** The address names one that is not asked. */
  isMissing: boolean;
  onEdit: (id: number) => void;
}

/** The questionnaires of the market; one can be withdrawn with a reason. */
export function Published({ questionnaires, isMissing, onEdit }: PublishedProps) {
  const { t } = useTranslation('admin/questionnaires');
  const [leaving, setLeaving] = useState<Questionnaire | null>(null);
  const withdraw = useWithdraw();
  const onClose = () => {
    setLeaving(null);
    withdraw.reset();
  };

  return (
    <Stack gap={5}>
      {isMissing && <Callout tone="warning" title={t('missing')} />}
      <QuestionnaireList {...{ questionnaires, onEdit }} onWithdraw={setLeaving} />
      {leaving && (
        <ReasonDialog
          title={t('withdraw', { title: leaving.title })}
          text={t('withdrawText')}
          action={t('withdrawAction')}
          maxLength={500}
          isRequired
          isDanger
          isPending={withdraw.isPending}
          failure={withdraw.error}
          onSubmit={(reason) => withdraw.mutate({ id: leaving.id, reason }, { onSuccess: onClose })}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}
