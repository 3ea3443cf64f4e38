import type { LiveUnit, ReleaseVerb } from '@freely/api-client/contract';
import { isWholeNumber, maskWholeNumber, wholeNumberIn } from '@freely/domain/whole-number';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { formatDuration } from '@freely/ui/duration';
import { SelectField, TextField } from '@freely/ui/field';
import { useState } from 'react';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useChangeRelease } from '../queries.ts';

interface ChangeDialogProps {
  unit: LiveUnit;
  verb: ReleaseVerb;
  onClose: () => void;
}

const USUAL_PERCENT = '10';
/** Minutes; empty for a canary that a person promotes. */
const promotions = ['', '60', '120', '1440'] as const;

/** Asks for a change of what is live, with the reason that goes into the log. */
export function ChangeDialog({ unit, verb, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin/releases');
  const others = unit.versions.filter((version) => version !== unit.version);
  const takesVersion = verb === 'canary' || verb === 'rollback';
  // The newest of the others may be the one that was just withdrawn.
  const [version, setVersion] = useState((verb === 'rollback' && unit.rolls_back_to) || '');
  const [percentText, setPercentText] = useState(USUAL_PERCENT);
  const [promotion, setPromotion] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const change = useChangeRelease();
  const percent = wholeNumberIn(percentText);
  const isWrong = percentText !== '' && !isWholeNumber(percentText);
  const isPercentAllowed = verb !== 'canary' || (percent >= 1 && percent <= 100);
  const isVersionMissing = takesVersion && version === '';
  const isAllowed = isPercentAllowed && !isVersionMissing;

  function submit(reason: string) {
    if (!isAllowed) return;
    change.mutate(
      {
        ...{ unit: unit.unit, verb, reason },
        ...(takesVersion && { version }),
        // Somebody else may have begun another one since.
        ...((verb === 'promote' || verb === 'abort') && { version: unit.canary?.version ?? null }),
        ...(verb === 'canary' && { percent }),
        ...(verb === 'canary' && promotion && { promote_after_minutes: Number(promotion) }),
      },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('queued') });
          onClose();
        },
      },
    );
  }

  return (
    <ReasonDialog
      title={t('changeOf', { verb: t(`verbs.${verb}`), unit: unit.unit })}
      text={t(`texts.${verb}`, { version: unit.canary?.version ?? '' })}
      action={t(`verbs.${verb}`)}
      maxLength={500}
      isRequired
      isDanger={verb === 'kill'}
      isPending={change.isPending}
      failure={change.error}
      failureTitle={t('notQueued')}
      onAttempt={() => setIsRefused(!isAllowed)}
      onSubmit={submit}
      onClose={onClose}
    >
      {takesVersion && (
        <SelectField
          label={t('release')}
          error={isRefused && isVersionMissing ? t('releaseRequired') : undefined}
          placeholder={t('chooseRelease')}
          options={others.map((value) => ({ value, label: value }))}
          value={version}
          onChange={({ target }) => setVersion(target.value)}
        />
      )}
      {verb === 'canary' && (
        <>
          <TextField
            label={t('percent')}
            error={isWrong || (isRefused && !isPercentAllowed) ? t('percentBounds') : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={percentText}
            onChange={({ target }) => {
              setPercentText(maskWholeNumber(target.value, 3));
              setIsRefused(false);
            }}
          />
          <SelectField
            label={t('promotes')}
            options={promotions.map((value) => ({
              value,
              label: value
                ? t('promotesAfter', { duration: formatDuration(Number(value)) })
                : t('byHand'),
            }))}
            value={promotion}
            onChange={({ target }) => setPromotion(target.value)}
          />
        </>
      )}
    </ReasonDialog>
  );
}
