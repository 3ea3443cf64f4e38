import type { Question } from '@freely/api-client/contract';
import { questionnaireBounds } from '@freely/domain/questionnaires';
import { useTranslation } from '@freely/i18n';
import { CheckboxField, RadioGroupField, TextAreaField } from '@freely/ui/field';

export interface QuestionFieldProps {
  question: Question;
  /** Empty while nothing is answered; a consent is `yes`. */
  value: string;
  onChange: (answer: string) => void;
  onBlur?: (() => void) | undefined;
  /** Tells the fields of one page apart. */
  name: string;
  error?: string | undefined;
}

/** One question of a questionnaire, as it is answered. */
export function QuestionField({ question, value, error, ...field }: QuestionFieldProps) {
  const { t } = useTranslation('practice/questions');
  const { name, onChange, onBlur } = field;

  switch (question.kind) {
    case 'yes_no':
    case 'one_of':
      return (
        <RadioGroupField
          legend={question.text}
          options={
            question.kind === 'yes_no'
              ? (['yes', 'no'] as const).map((each) => ({ value: each, label: t(each) }))
              : question.options.map((each) => ({ value: each, label: each }))
          }
          layout={question.kind === 'yes_no' ? 'inline' : 'rows'}
          value={value || null}
          {...{ name, onChange, onBlur, error }}
        />
      );
    case 'text':
      return (
        <TextAreaField
          label={question.text}
          hint={question.required ? undefined : t('optional')}
          rows={3}
          maxLength={questionnaireBounds.text}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...{ name, onBlur, error }}
        />
      );
    case 'consent':
      return (
        <CheckboxField
          label={question.text}
          checked={value === 'yes'}
          onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
          {...{ name, onBlur, error }}
        />
      );
  }
}
