import { ApiError } from '@freely/api-client/client';
import { maxReviewLength } from '@freely/api-client/contract';
import { fieldProps, hasServerError, showServerErrors, useForm, useKeptDraft } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors, TextAreaField, TextField } from '@freely/ui/field';
import { RatingField } from '@freely/ui/rating-field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller } from 'react-hook-form';
import styles from './review.module.css';
import {
  emptyReview,
  type ReviewInput,
  type ReviewOutput,
  type ReviewRule,
  ratings,
  reviewSchema,
} from './review-draft.ts';

/** Reviewed already, in another tab say, or not to be reviewed as it is: sending it once more would change nothing. */
const isNotToReview = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

interface ReviewFormProps {
  isInvited?: boolean;
  /** Sends the review and returns the server's message. */
  send: (review: ReviewOutput) => Promise<{ message: string }>;
  /** Leaves the page: the review is saved, or there is none to leave. */
  onDone: () => void;
}

/** Four ratings in half steps and a text (D28). The values stay until they are saved. */
export function ReviewForm({ isInvited = false, send, onDone }: ReviewFormProps) {
  const { t } = useTranslation('booking/review');
  const toMessage = (message: string) =>
    message.startsWith('rules.') ? t(message as ReviewRule) : message;
  const form = useForm<ReviewInput, unknown, ReviewOutput>({
    resolver: valibotResolver(reviewSchema(isInvited)),
    mode: 'onTouched',
    defaultValues: emptyReview,
  });
  const forget = useKeptDraft(form, 'review');
  const save = useMutation({ mutationFn: send });

  const submit = form.handleSubmit(async (review) => {
    if (save.isPending) return;
    try {
      const { message } = await save.mutateAsync(review);
      forget();
      showToast({ tone: 'success', title: message });
      onDone();
    } catch (error) {
      // As the guard of the page refuses it. What was typed stays: it may only be too early.
      if (isNotToReview(error)) {
        showToast({ tone: 'info', title: error.message });
        onDone();
        return;
      }
      const text = showServerErrors(form, error);
      if (text) showToast({ tone: 'warning', title: t('failed'), text });
    }
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <AnnouncedErrors when={hasServerError(form)}>
        {ratings.map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field, fieldState }) => (
              <RatingField
                {...field}
                label={t(`${name}`)}
                error={toMessage(fieldState.error?.message ?? '')}
              />
            )}
          />
        ))}
        <TextAreaField
          label={t('text')}
          rows={5}
          counter={maxReviewLength}
          // A longer text is reported, not cut off.
          maxLength={undefined}
          {...fieldProps(form, 'review', toMessage)}
        />
        {isInvited && (
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            autoComplete="name"
            maxLength={80}
            {...fieldProps(form, 'reviewer_name', toMessage)}
          />
        )}
      </AnnouncedErrors>
      <Button type="submit" isPending={save.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}
