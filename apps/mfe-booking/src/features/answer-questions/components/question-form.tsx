import { ApiError } from '@freely/api-client/client';
import type { QuestionnaireOfBooking } from '@freely/api-client/contract';
import { useForm, useKeptDraft } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { QuestionField } from '@freely/practice/questions';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { TextField } from '@freely/ui/field';
import { Row, Stack } from '@freely/ui/layout';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { Controller } from 'react-hook-form';
import { answerRules, NAME, showRefusedAnswers } from '../answer-rules.ts';
import { type Answered, type AnswerValues, firstAnswers } from '../first-answers.ts';
import { useSign } from '../queries.ts';

/** What is typed, and the id of the signature that it would replace. */
export interface TypedOver extends Answered {
  replaces: number | null;
}

interface QuestionFormProps {
  bookingId: number;
  questionnaire: QuestionnaireOfBooking;
  ref: Ref<() => TypedOver>;
  /** What was typed into another version of the form. */
  typed: Answered | null;
  onSigned: () => void;
  /** Goes back to what is signed; null where nothing is. */
  onBack: (() => void) | null;
}

/**
 * The questions of a questionnaire with its signature: a typed name. It replaces the signature that it began with, and
 * no newer one of another tab, which it gives way to.
 */
export function QuestionForm({
  bookingId,
  questionnaire,
  ref,
  typed,
  onSigned,
  onBack,
}: QuestionFormProps) {
  const { t } = useTranslation('booking/questions');
  const { id, version, questions, signed } = questionnaire;
  const latest = signed?.id ?? null;
  const [replaces] = useState(latest);
  const form = useForm<AnswerValues>({
    resolver: answerRules(questions, (refusal) => t(`rules.${refusal}`)),
    mode: 'onTouched',
    defaultValues: { [NAME]: '', ...firstAnswers(questions, [typed, signed]) },
  });
  const { getValues } = form;
  useImperativeHandle(ref, () => () => ({ questions, answers: getValues(), replaces }), [
    questions,
    getValues,
    replaces,
  ]);
  // What was typed over an earlier signature would hide the answers of this one.
  const forget = useKeptDraft(form, `questionnaire-${id}-${version}-${replaces ?? 'first'}`);
  const sign = useSign(bookingId, id);
  const isSignedElsewhere =
    latest !== replaces && sign.error instanceof ApiError && sign.error.code === 'conflict';
  useEffect(() => {
    if (!isSignedElsewhere) return;
    forget();
    onBack?.();
  }, [isSignedElsewhere, forget, onBack]);

  const submit = form.handleSubmit(async ({ [NAME]: name = '', ...answers }) => {
    if (sign.isPending) return;
    try {
      const { message } = await sign.mutateAsync({ version, name, answers, replaces });
      forget();
      showToast({ tone: 'success', title: message });
      onSigned();
    } catch (error) {
      if (showRefusedAnswers(form, error)) return;
      showToast({ tone: 'warning', title: t('failed'), text: (error as Error).message });
    }
  });
  const { errors } = form.formState;

  return (
    <form noValidate aria-label={questionnaire.title} onSubmit={(event) => void submit(event)}>
      <Stack gap={6}>
        {questions.map((question) => (
          <Controller
            key={question.id}
            control={form.control}
            name={question.id}
            render={({ field: { value = '', onChange, onBlur } }) => (
              <QuestionField
                {...{ question, value, onChange, onBlur }}
                name={`${id}-${question.id}`}
                error={errors[question.id]?.message}
              />
            )}
          />
        ))}
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="name"
          maxLength={80}
          {...form.register(NAME)}
          error={errors[NAME]?.message}
        />
        <Row gap={3}>
          <Button type="submit" isPending={sign.isPending}>
            {t('sign')}
          </Button>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {t('back')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
