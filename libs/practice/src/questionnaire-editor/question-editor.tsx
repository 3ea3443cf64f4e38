import { questionKinds } from '@freely/domain/questionnaires';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Card } from '@freely/ui/card';
import { CheckboxField, SelectField, TextAreaField } from '@freely/ui/field';
import { Row, Stack } from '@freely/ui/layout';
import type { DraftQuestion } from './draft.ts';
import type { Problems } from './draft-problems.ts';
import { OptionsFields } from './options-fields.tsx';

interface QuestionEditorProps {
  question: DraftQuestion;
  index: number;
  count: number;
  /** For a choice that is added. */
  newKey: number;
  problems: Problems;
  onChange: (question: DraftQuestion) => void;
  /** Up by -1, down by 1. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One question of a questionnaire that is written: its kind, its words, and what rules the treatment out. */
export function QuestionEditor({
  question,
  index,
  count,
  problems,
  ...props
}: QuestionEditorProps) {
  const { t } = useTranslation('practice/questionnaires');
  const { newKey, onChange, onMove, onRemove } = props;
  const { kind, text, rulesOut, options, required } = question;
  const change = (part: Partial<DraftQuestion>) => onChange({ ...question, ...part });
  const number = index + 1;
  const path = `questions.${index}`;

  return (
    <Card as="li">
      <Stack gap={4}>
        <SelectField
          label={t('kind', { number })}
          value={kind}
          options={questionKinds.map((each) => ({ value: each, label: t(`kinds.${each}`) }))}
          onChange={({ target }) => change({ kind: target.value as DraftQuestion['kind'] })}
        />
        <TextAreaField
          label={t(kind === 'consent' ? 'statement' : 'question', { number })}
          rows={2}
          maxLength={500}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
          error={problems[`${path}.text`]}
        />
        {kind === 'yes_no' && (
          <SelectField
            label={t('rulesOutBy')}
            value={rulesOut}
            options={(['', 'yes', 'no'] as const).map((value) => ({
              value,
              label: t(`ruledOutBy.${value || 'none'}`),
            }))}
            onChange={({ target }) =>
              change({ rulesOut: target.value as DraftQuestion['rulesOut'] })
            }
          />
        )}
        {kind === 'one_of' && (
          <OptionsFields
            {...{ options, newKey, path, problems }}
            onChange={(changed) => change({ options: changed })}
          />
        )}
        {kind === 'text' && (
          <CheckboxField
            label={t('required')}
            checked={required}
            onChange={({ target }) => change({ required: target.checked })}
          />
        )}
        <Row gap={2}>
          <Button
            variant="quiet"
            size="sm"
            isAtEnd={index === 0}
            aria-label={t('moveUp', { number })}
            onClick={() => onMove(-1)}
          >
            {t('up')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            isAtEnd={index === count - 1}
            aria-label={t('moveDown', { number })}
            onClick={() => onMove(1)}
          >
            {t('down')}
          </Button>
          {count > 1 && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('removeQuestion', { number })}
              onClick={onRemove}
            >
              {t('remove')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
