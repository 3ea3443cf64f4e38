import { useTranslation } from '@freely/i18n';
import { Chip } from '@freely/ui/chip';
import { SelectField } from '@freely/ui/field';
import { Row, Stack } from '@freely/ui/layout';

export interface Treatment {
  id: number;
  name: string;
  service: string;
}

interface TreatmentsFieldProps {
  /** Those that can be chosen. */
  treatments: readonly Treatment[];
  /** Those that ask it already: they can stay although they are not among the others any more. */
  published: readonly Treatment[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  error: string | undefined;
}

/** The treatments whose bookings ask the questions: added from a list, since a market has a hundred. */
export function TreatmentsField({
  treatments,
  published,
  chosen,
  onChange,
  error,
}: TreatmentsFieldProps) {
  const { t } = useTranslation('practice/questionnaires');
  const isOffered = (one: Treatment) => treatments.some(({ id }) => id === one.id);
  const all = [...treatments, ...published.filter((each) => !isOffered(each))];
  const nameOf = (each: Treatment) =>
    t(isOffered(each) ? 'treatment' : 'formerTreatment', {
      service: each.service,
      name: each.name,
    });

  return (
    <Stack gap={3}>
      <SelectField
        label={t('treatments')}
        hint={t('treatmentsHint')}
        placeholder={t('addTreatment')}
        value=""
        options={all
          .filter(({ id }) => !chosen.includes(id))
          .map((each) => ({ value: String(each.id), label: nameOf(each) }))}
        onChange={({ target }) => onChange([...chosen, Number(target.value)])}
        error={error}
      />
      <Row gap={2}>
        {all
          .filter(({ id }) => chosen.includes(id))
          .map((each) => (
            <Chip
              key={each.id}
              onRemove={() => onChange(chosen.filter((id) => id !== each.id))}
              removeLabel={t('removeTreatment', { name: each.name })}
            >
              {nameOf(each)}
            </Chip>
          ))}
      </Row>
    </Stack>
  );
}
