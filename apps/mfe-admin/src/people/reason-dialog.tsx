import { ApiError } from '@freely/api-client/client';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Dialog } from '@freely/ui/dialog';
import { TextAreaField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

interface ReasonDialogProps {
  title: string;
  text: string;
  /** Of the field; default: it is the reason. */
  label?: string;
  /** The label of the submit button. */
  action: string;
  maxLength: number;
  isRequired: boolean;
  isPending: boolean;
  /** Why the last attempt was refused: it is read here, where the reason that was typed still stands. */
  failure: Error | null;
  /** Names what did not happen. */
  failureTitle?: string;
  isDanger?: boolean;
  /** Fields before the reason. */
  children?: ReactNode;
  /** Called on each attempt, even without a required reason. */
  onAttempt?: () => void;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of an action; the reason is recorded. It stays open when the action is refused. */
export function ReasonDialog({
  title,
  text,
  label,
  action,
  maxLength,
  isRequired,
  isPending,
  failure,
  failureTitle,
  isDanger = false,
  children,
  onAttempt,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    onAttempt?.();
    const isEmpty = reason.trim() === '';
    setIsMissing(isRequired && isEmpty);
    if (!isRequired || !isEmpty) onSubmit(reason.trim());
    focusFirstErrorOnceShown(event);
  }

  return (
    <Dialog
      title={title}
      isOpen
      isSticky
      isPending={isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t('reason.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
          >
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={4}>
          <p>{text}</p>
          {children}
          <TextAreaField
            label={label ?? t('reason.label')}
            rows={4}
            counter={maxLength}
            value={reason}
            error={isMissing ? t('reason.required') : undefined}
            onChange={({ target }) => {
              setReason(target.value);
              setIsMissing(false);
            }}
          />
          {failure && (
            <Callout tone="error" role="alert" title={failureTitle ?? t('failed')}>
              {failure instanceof ApiError && failure.message}
            </Callout>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
