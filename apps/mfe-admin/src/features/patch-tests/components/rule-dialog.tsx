import type { PatchTestTreatment } from '@freely/api-client/contract';
import { patchTestBounds } from '@freely/domain/patch-tests';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { TextField } from '@freely/ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useSaveRule } from '../queries.ts';
import { draftOf, isAllowed, ruleFields, ruleOf } from '../rule-draft.ts';

interface RuleDialogProps {
  treatment: PatchTestTreatment;
  onClose: () => void;
}

/** What a treatment asks of its patch test, with the reason for the audit log. */
export function RuleDialog({ treatment, onClose }: RuleDialogProps) {
  const { t } = useTranslation('admin/patch-tests');
  const { id, name } = treatment;
  const [draft, setDraft] = useState(() => draftOf(treatment.rule));
  const [isTried, setIsTried] = useState(false);
  const save = useSaveRule();

  function submit(reason: string) {
    const rule = ruleOf(draft);
    if (!rule) return;
    save.mutate(
      { id, rule, reason },
      {
        onSuccess: ({ message }) => {
          showToast({ tone: 'success', title: message });
          onClose();
        },
      },
    );
  }

  return (
    <ReasonDialog
      title={t('dialog', { name })}
      text={t('applies')}
      action={t('save')}
      maxLength={500}
      isRequired
      isPending={save.isPending}
      failure={save.error}
      failureTitle={t('notSaved')}
      onAttempt={() => setIsTried(true)}
      onSubmit={submit}
      onClose={onClose}
    >
      {ruleFields.map((field) => (
        <TextField
          key={field}
          label={t(`fields.${field}`)}
          error={
            isTried && !isAllowed(field, draft[field])
              ? t('outOfBounds', patchTestBounds[field])
              : undefined
          }
          inputMode="decimal"
          autoComplete="off"
          value={draft[field]}
          onChange={({ target }) => setDraft((before) => ({ ...before, [field]: target.value }))}
        />
      ))}
    </ReasonDialog>
  );
}
