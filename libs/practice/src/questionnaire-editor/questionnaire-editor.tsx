import type { QuestionnaireDraft } from '@freely/api-client/contract';
import { questionnaireBounds } from '@freely/domain/questionnaires';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog } from '@freely/ui/dialog';
import { TextAreaField, TextField } from '@freely/ui/field';
import { Row, Stack } from '@freely/ui/layout';
import { Segments } from '@freely/ui/segments';
import { type FormEvent, useState } from 'react';
import { bodyOf, type Draft, newQuestion, nextKey } from './draft.ts';
import { Preview } from './preview.tsx';
import { QuestionEditor } from './question-editor.tsx';
import styles from './questionnaire-editor.module.css';
import { type Treatment, TreatmentsField } from './treatments-field.tsx';
import { useProblems } from './use-problems.ts';
import { moved, useQuestionnaireDraft } from './use-questionnaire-draft.ts';

export interface QuestionnaireEditorProps {
  first: Draft;
  /** Tells what is written in one tab apart: the id, or `new`. */
  name: string;
  /** It was published before: the customers are asked again. */
  isNewVersion: boolean;
  treatments: readonly Treatment[];
  /** Those of the version that is edited. */
  published?: readonly Treatment[];
  isPending: boolean;
  /** What the server refused, in one sentence. */
  refusal: string | undefined;
  onPublish: (questionnaire: QuestionnaireDraft) => void;
  onBack: () => void;
}

/** Writes a questionnaire, and shows it as customers see it. Publishing makes a version that never changes. */
export function QuestionnaireEditor({
  first,
  name,
  isNewVersion,
  treatments,
  published = [],
  isPending,
  refusal,
  onPublish,
  onBack,
}: QuestionnaireEditorProps) {
  const { t } = useTranslation('practice/questionnaires');
  const { draft, change, changeQuestions, isChanged, forget } = useQuestionnaireDraft(
    first,
    `questionnaire-${name}`,
    { isPending, refusal },
  );
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [isLeaving, setLeaving] = useState(false);
  const { problems, isFine, tryIt } = useProblems(draft);
  const { questions } = draft;

  function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    tryIt();
    if (isFine) {
      forget();
      return onPublish(bodyOf(draft));
    }
    setView('write');
    focusFirstErrorOnceShown(event);
  }

  function leave() {
    forget();
    onBack();
  }

  return (
    <form noValidate onSubmit={publish}>
      <Stack gap={6}>
        <div>
          <Segments
            label={t('view.label')}
            options={(['write', 'preview'] as const).map((key) => ({
              key,
              label: t(`view.${key}`),
            }))}
            selected={view}
            onSelect={setView}
          />
        </div>
        {isNewVersion && <Callout tone="info">{t('newVersion')}</Callout>}
        {view === 'preview' ? (
          <Preview draft={draft} />
        ) : (
          <>
            <TextField
              label={t('title')}
              maxLength={120}
              value={draft.title}
              onChange={({ target }) => change({ title: target.value })}
              error={problems.title}
            />
            <TextAreaField
              label={t('introduction')}
              hint={t('introductionHint')}
              rows={3}
              maxLength={1000}
              value={draft.introduction}
              onChange={({ target }) => change({ introduction: target.value })}
              error={problems.introduction}
            />
            <TreatmentsField
              {...{ treatments, published }}
              chosen={draft.treatments}
              onChange={(chosen) => change({ treatments: chosen })}
              error={problems.treatments}
            />
            <ol className={styles.questions}>
              {questions.map((question, index) => (
                <QuestionEditor
                  key={question.key}
                  {...{ question, index, problems }}
                  count={questions.length}
                  newKey={nextKey(draft)}
                  onChange={(changed) => changeQuestions(questions.with(index, changed))}
                  onMove={(by) => changeQuestions(moved(questions, index, by))}
                  onRemove={() => changeQuestions(questions.toSpliced(index, 1))}
                />
              ))}
            </ol>
            {questions.length < questionnaireBounds.questions.max && (
              <div>
                <Button
                  variant="secondary"
                  onClick={() => changeQuestions([...questions, newQuestion(draft)])}
                >
                  {t('addQuestion')}
                </Button>
              </div>
            )}
          </>
        )}
        {refusal && (
          <Callout tone="error" role="alert">
            {refusal}
          </Callout>
        )}
        <Row gap={3}>
          <Button type="submit" isPending={isPending}>
            {t(isNewVersion ? 'publishVersion' : 'publish')}
          </Button>
          <Button variant="secondary" onClick={() => (isChanged ? setLeaving(true) : onBack())}>
            {t('back')}
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        title={t('leave.question')}
        isOpen={isLeaving}
        isDanger
        onYes={leave}
        onNo={() => setLeaving(false)}
      >
        <p>{t('leave.text')}</p>
      </ConfirmDialog>
    </form>
  );
}
