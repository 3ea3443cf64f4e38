import { send } from '@freely/api-client/client';
import { ownData } from '@freely/api-client/contract';
import { brand } from '@freely/domain/brand';
import { notify } from '@freely/federation';
import { useMutation } from '@freely/query';
import { Button } from '@freely/ui/button';
import { SettingsSection } from './settings-section.tsx';
import { tellRefusal } from './use-save.ts';
import { useWords } from './words.ts';

/** Data rights, as a file that the user keeps (D42). */
export function DataSection() {
  const say = useWords();
  const download = useMutation({
    mutationFn: () => send(ownData, {}),
    onSuccess: (data) => {
      keepFile(`${brand.name.toLowerCase()}-data.json`, JSON.stringify(data, null, 2));
      notify({ tone: 'success', title: say('data.done') });
    },
    onError: tellRefusal,
  });

  return (
    <SettingsSection title={say('data.title')} text={say('data.text')}>
      <Button variant="secondary" isPending={download.isPending} onClick={() => download.mutate()}>
        {say('data.submit')}
      </Button>
    </SettingsSection>
  );
}

function keepFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
