import { maxReviewLength } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { fieldProps, showServerErrors } from '@freely/federation/form';
import { useMutation } from '@freely/query';
import { Button } from '@freely/ui/button';
import { TextAreaField, TextField } from '@freely/ui/field';
import { RatingField } from '@freely/ui/rating-field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, useForm } from 'react-hook-form';
import styles from './review.module.css';
import {
  emptyReview,
  type ReviewInput,
  type ReviewOutput,
  ratings,
  reviewRules,
} from './review-draft.ts';
import { type ReviewWord, useWords } from './words.ts';

const inOrder = [...ratings, 'review', 'reviewer_name'] as const;

interface ReviewFormProps {
  isInvited?: boolean;
  /** Sends it, and answers what the server said. */
  send: (review: ReviewOutput) => Promise<{ message: string }>;
  onDone: () => void;
}

/** Four ratings in half steps and a text (D28). What was typed stays until it is saved. */
export function ReviewForm({ isInvited = false, send, onDone }: ReviewFormProps) {
  const say = useWords();
  const phrase = (message: string) =>
    message.startsWith('review.') ? say(message as ReviewWord) : message;
  const form = useForm<ReviewInput, unknown, ReviewOutput>({
    resolver: valibotResolver(reviewRules(isInvited)),
    mode: 'onTouched',
    // It would go by registration, which is not the order on the page.
    shouldFocusError: false,
    defaultValues: emptyReview,
  });
  const save = useMutation({ mutationFn: send });

  const goToFirst = (errors: object) => {
    const first = inOrder.find((name) => name in errors);
    if (first) form.setFocus(first);
  };

  const submit = form.handleSubmit(async (review) => {
    if (save.isPending) return;
    try {
      const { message } = await save.mutateAsync(review);
      notify({ tone: 'success', title: message });
      onDone();
    } catch (error) {
      const text = showServerErrors(form, error);
      if (text) notify({ tone: 'warning', title: say('review.failed'), text });
    }
  }, goToFirst);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {ratings.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <RatingField
              {...field}
              label={say(`review.${name}`)}
              error={phrase(fieldState.error?.message ?? '')}
            />
          )}
        />
      ))}
      <TextAreaField
        label={say('review.text')}
        rows={5}
        counter={maxReviewLength}
        // Too much is said, not cut off.
        maxLength={undefined}
        {...fieldProps(form, 'review', phrase)}
      />
      {isInvited && (
        <TextField
          label={say('review.name')}
          hint={say('review.nameHint')}
          autoComplete="name"
          maxLength={80}
          {...fieldProps(form, 'reviewer_name', phrase)}
        />
      )}
      <Button type="submit" isPending={save.isPending}>
        {say('review.submit')}
      </Button>
    </form>
  );
}
