import { Button } from '@freely/ui/button';
import { Dialog } from '@freely/ui/dialog';
import { TextAreaField } from '@freely/ui/field';
import { Row, Stack } from '@freely/ui/layout';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useWords } from '../words.ts';

interface ReasonDialogProps {
  title: string;
  text: string;
  /** On the button that does it. */
  act: string;
  maxLength: number;
  isRequired: boolean;
  isPending: boolean;
  isDanger?: boolean;
  /** Fields before the reason. */
  children?: ReactNode;
  /** Before each try, also one that lacks a reason. */
  onSubmit?: () => void;
  onAct: (reason: string) => void;
  onClose: () => void;
}

/** Something that is done for a reason, which is written down. */
export function ReasonDialog({
  title,
  text,
  act,
  maxLength,
  isRequired,
  isPending,
  isDanger = false,
  children,
  onSubmit,
  onAct,
  onClose,
}: ReasonDialogProps) {
  const say = useWords();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    onSubmit?.();
    const isEmpty = reason.trim() === '';
    setIsMissing(isRequired && isEmpty);
    if (!isRequired || !isEmpty) onAct(reason.trim());
  }

  return (
    <Dialog
      title={title}
      isOpen
      isSticky
      onClose={onClose}
      footer={
        <Row gap={2}>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
          >
            {act}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {say('reason.cancel')}
          </Button>
        </Row>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={4}>
          <p>{text}</p>
          {children}
          <TextAreaField
            label={say('reason.label')}
            rows={4}
            maxLength={maxLength}
            value={reason}
            error={isMissing ? say('reason.required') : undefined}
            onFocus={() => setIsMissing(false)}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
