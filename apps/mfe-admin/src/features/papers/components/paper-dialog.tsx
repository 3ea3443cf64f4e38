import { ApiError } from '@freely/api-client/client';
import type { AdminPaper } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Dialog } from '@freely/ui/dialog';
import { TextAreaField } from '@freely/ui/field';
import { Row, Stack } from '@freely/ui/layout';
import { type FormEvent, useId, useState } from 'react';
import styles from '../papers.module.css';
import { useDecide } from '../queries.ts';
import { PaperFile } from './paper-file.tsx';

/** A paper beside what its practitioner says of it; an admin approves it, or refuses it with a reason. */
export function PaperDialog({ paper, onClose }: { paper: AdminPaper; onClose: () => void }) {
  const { t } = useTranslation('admin/papers');
  const { t: tShared } = useTranslation('admin');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const decide = useDecide();

  function submit(approve: boolean) {
    decide.mutate(
      { id: paper.id, approve, reason: reason.trim() },
      {
        onSuccess: ({ message }) => {
          showToast({ tone: 'success', title: message });
          onClose();
        },
      },
    );
  }

  function refuse(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (decide.isPending) return;
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) focusFirstErrorOnceShown(event);
    else submit(false);
  }

  return (
    <Dialog
      title={t('dialog', { kind: t(`kinds.${paper.kind}`), name: paper.practitioner_name })}
      isOpen
      isSticky
      isTall
      size="lg"
      isPending={decide.isPending}
      onClose={onClose}
      footer={
        paper.state !== 'refused' && (
          <Row gap={3}>
            <Button type="submit" form={formId} variant="danger" isPending={decide.isPending}>
              {t('refuse')}
            </Button>
            {paper.state === 'waiting' && (
              <Button isPending={decide.isPending} onClick={() => submit(true)}>
                {t('approve')}
              </Button>
            )}
          </Row>
        )
      }
    >
      <div className={styles.beside}>
        <PaperFile paper={paper} />
        <Stack gap={4}>
          <Facts of={paper} />
          {paper.state !== 'refused' && (
            <form id={formId} onSubmit={refuse} noValidate>
              <TextAreaField
                label={t('reason')}
                hint={t('reasonHint')}
                maxLength={500}
                rows={3}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value);
                  setMissing(false);
                }}
                error={isMissing ? tShared('reason.required') : undefined}
              />
            </form>
          )}
          {decide.isError && (
            <Callout tone="error" role="alert" title={tShared('failed')}>
              {decide.error instanceof ApiError && decide.error.message}
            </Callout>
          )}
        </Stack>
      </div>
    </Dialog>
  );
}

function Facts({ of: paper }: { of: AdminPaper }) {
  const { t } = useTranslation('admin/papers');
  const facts: [string, string | null][] = [
    [t('issuer'), paper.issuer],
    [t('number'), paper.number],
    [t('from'), listDate(paper.valid_from)],
    [t('until'), paper.valid_to === null ? t('noEnd') : listDate(paper.valid_to)],
    [t('firstApproval'), paper.first_approved_by],
    [t('decidedBy'), paper.decided_by],
    [t('reason'), paper.reason],
  ];

  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
