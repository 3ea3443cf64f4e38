import { questionnaireBounds } from '@freely/domain/questionnaires';
import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { CheckboxField, TextField } from '@freely/ui/field';
import type { DraftOption } from './draft.ts';
import type { Problems } from './draft-problems.ts';
import styles from './questionnaire-editor.module.css';

interface OptionsFieldsProps {
  options: readonly DraftOption[];
  onChange: (options: DraftOption[]) => void;
  /** For a choice that is added. */
  newKey: number;
  /** The path of the question. */
  path: string;
  problems: Problems;
}

const { min, max } = questionnaireBounds.options;

/** The choices of a question, each with whether it rules the treatment out. */
export function OptionsFields({ options, onChange, newKey, path, problems }: OptionsFieldsProps) {
  const { t } = useTranslation('practice/questionnaires');
  const change = (key: number, part: Partial<DraftOption>) =>
    onChange(options.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const problem = problems[`${path}.options`] ?? problems[`${path}.rulesOut`];

  return (
    <fieldset className={styles.options}>
      <legend>{t('choices')}</legend>
      {options.map(({ key, text, rulesOut }, index) => (
        <div key={key} className={styles.option}>
          <TextField
            label={t('choice', { number: index + 1 })}
            maxLength={120}
            value={text}
            onChange={({ target }) => change(key, { text: target.value })}
            error={problems[`${path}.options.${index}`]}
          />
          <CheckboxField
            label={t('rulesOut')}
            checked={rulesOut}
            onChange={({ target }) => change(key, { rulesOut: target.checked })}
          />
          {options.length > min && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('removeChoice', { number: index + 1 })}
              onClick={() => onChange(options.filter((each) => each.key !== key))}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      ))}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {options.length < max && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onChange([...options, { key: newKey, text: '', rulesOut: false }])}
          >
            {t('addChoice')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
