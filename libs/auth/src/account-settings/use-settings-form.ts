import type { UserSettingsChange } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { fieldProps, showServerErrors, useRulePhrase } from '@freely/federation/form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useSave } from './use-save.ts';

/**
 * One section's form: its rules, one save at a time, the server's messages under its fields, and
 * what has no field as a notice.
 *
 * @param schema its messages are keys of the shared rules, or words
 * @param start what the fields hold at first
 * @param afterwards `empty` for what is not shown once it is saved
 */
export function useSettingsForm<Draft extends FieldValues & UserSettingsChange>(
  schema: GenericSchema<Draft>,
  start: DefaultValues<Draft>,
  afterwards: 'empty' | 'as-saved' = 'empty',
) {
  const phrase = useRulePhrase();
  const save = useSave();
  const form = useForm<Draft>({
    resolver: valibotResolver(schema as GenericSchema<FieldValues, Draft>) as never,
    // Else the two passwords are compared only once all the rest is right.
    criteriaMode: 'all',
    defaultValues: start,
  });

  const submit = form.handleSubmit(async (draft) => {
    if (save.isPending) return;
    try {
      await save.mutateAsync(draft as UserSettingsChange);
      form.reset(afterwards === 'empty' ? start : draft);
    } catch (error) {
      const problem = showServerErrors(form, error);
      if (problem) notify({ tone: 'warning', title: problem });
    }
  });

  return {
    submit,
    form,
    isPending: save.isPending,
    field: (name: FieldPath<Draft>) => fieldProps(form, name, phrase),
  };
}
