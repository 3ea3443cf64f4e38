import type { Questionnaire, QuestionnaireDraft } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import {
  draftOf,
  emptyDraft,
  QuestionnaireEditor,
  type QuestionnaireEditorProps,
} from '@freely/practice/questionnaire-editor';
import { useState } from 'react';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { usePublish } from '../queries.ts';

interface EditorProps extends Pick<QuestionnaireEditorProps, 'treatments' | 'onBack'> {
  /** As it was when it was opened; null for a new one. */
  edited: Questionnaire | null;
}

/** Writes a questionnaire of the market, and publishes it with a reason. */
export function Editor({ edited, treatments, onBack }: EditorProps) {
  const { t } = useTranslation('admin/questionnaires');
  const publish = usePublish(edited);
  const [first] = useState(() => (edited ? draftOf(edited) : emptyDraft()));
  const [written, setWritten] = useState<QuestionnaireDraft | null>(null);
  const onClose = () => setWritten(null);

  return (
    <>
      <QuestionnaireEditor
        first={first}
        // What was written for one version would overwrite the next.
        name={edited ? `${edited.id}-${edited.version}` : 'new'}
        isNewVersion={edited !== null}
        isPending={publish.isPending}
        refusal={publish.error?.message}
        onPublish={setWritten}
        {...{ treatments, onBack }}
      />
      {written && (
        <ReasonDialog
          title={t('publish', { title: written.title })}
          text={t('publishText')}
          action={t('publishAction')}
          maxLength={500}
          isRequired
          isPending={publish.isPending}
          // It closes; the editor says it beside what was written.
          failure={null}
          onSubmit={(reason) =>
            publish.mutate({ ...written, reason }, { onSuccess: onBack, onSettled: onClose })
          }
          onClose={onClose}
        />
      )}
    </>
  );
}
