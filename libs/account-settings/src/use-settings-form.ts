import type { UserSettingsChange } from '@freely/api-client/contract';
import { fieldProps, showServerErrors, useDraft, useForm, useRuleMessage } from '@freely/forms';
import { showToast } from '@freely/shell-sdk';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useSave } from './use-save.ts';

/**
 * The form of one section: validates, saves once at a time, and shows the server's errors under
 * their fields, or as a toast if they belong to none.
 *
 * @param schema its messages are keys of the shared rules, or translated messages
 * @param initialValues of the fields
 * @param afterSave `empty` clears the fields, `as-saved` keeps the values
 */
export function useSettingsForm<Draft extends FieldValues & UserSettingsChange>(
  schema: GenericSchema<Draft>,
  initialValues: DefaultValues<Draft>,
  afterSave: 'empty' | 'as-saved' = 'empty',
) {
  const phrase = useRuleMessage();
  const save = useSave();
  const form = useForm<Draft>({
    resolver: valibotResolver(schema as GenericSchema<FieldValues, Draft>) as never,
    // Otherwise the two passwords are compared only once all other fields are valid.
    criteriaMode: 'all',
    defaultValues: initialValues,
  });
  useDraft(form, Object.keys(initialValues).join());

  const submit = form.handleSubmit(async (draft) => {
    if (save.isPending) return;
    try {
      await save.mutateAsync(draft as UserSettingsChange);
      form.reset(afterSave === 'empty' ? initialValues : draft);
    } catch (error) {
      const problem = showServerErrors(form, error);
      if (problem) showToast({ tone: 'warning', title: problem });
    }
  });

  return {
    submit,
    form,
    isPending: save.isPending,
    field: (name: FieldPath<Draft>) => fieldProps(form, name, phrase),
  };
}
