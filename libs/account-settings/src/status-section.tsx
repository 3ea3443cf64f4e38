import { SelectField } from '@freely/ui/field';
import { SettingsSection } from './settings-section.tsx';
import { showErrorToast, useSave } from './use-save.ts';
import { useWords } from './words.ts';

interface StatusSectionProps {
  active: boolean;
  /** The explanation of "inactive" differs. */
  isPractitioner?: boolean;
}

/** Saved as soon as it changes (spec 3 §4). A refused change is reverted. */
export function StatusSection({ active, isPractitioner = false }: StatusSectionProps) {
  const say = useWords();
  const save = useSave();
  const shown = save.isPending ? save.variables.active === true : active;

  return (
    <SettingsSection
      title={say('status.title')}
      text={say(isPractitioner ? 'status.text' : 'status.customerText')}
    >
      <SelectField
        label={say('status.label')}
        options={[
          { value: 'active', label: say('status.active') },
          { value: 'inactive', label: say('status.inactive') },
        ]}
        value={shown ? 'active' : 'inactive'}
        aria-busy={save.isPending || undefined}
        onChange={({ target }) => {
          if (save.isPending) return;
          save.mutate({ active: target.value === 'active' }, { onError: showErrorToast });
        }}
      />
    </SettingsSection>
  );
}
