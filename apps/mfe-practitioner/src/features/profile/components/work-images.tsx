import { send } from '@freely/api-client/client';
import { addWorkImage, maxWorkImages, removeWorkImage } from '@freely/api-client/contract';
import { SettingsSection } from '@freely/auth/account-settings';
import { notify } from '@freely/federation';
import { useQuery, useQueryClient } from '@freely/query';
import { ImageUploader } from '@freely/ui/image-uploader';
import { Loaded } from '../../../screen.tsx';
import { imagesQuery } from '../queries.ts';
import { useWords } from '../words.ts';

/** Pictures of work, in the order in which they were added. */
export function WorkImages() {
  const say = useWords();
  const queryClient = useQueryClient();
  const images = useQuery(imagesQuery);

  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: imagesQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner'] }),
    ]);

  /** Image calls that fail show the server's message (spec 3 §8), and go on failing. */
  async function orTell(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (error instanceof Error) notify({ tone: 'warning', title: error.message });
      throw error;
    }
    await refresh();
  }

  return (
    <SettingsSection title={say('profile.images.title')} text={say('profile.images.text')}>
      <Loaded
        of={images}
        loading={say('profile.images.loading')}
        failed={say('profile.images.failed')}
      >
        {(list) => (
          <ImageUploader
            label={say('profile.images.label')}
            images={list}
            max={maxWorkImages}
            upload={(file, { signal }) =>
              orTell(send(addWorkImage, { body: { file } }, { signal }))
            }
            onRemove={(id) => orTell(send(removeWorkImage, { params: { id: String(id) } }))}
            onRefused={(reason) => {
              if (reason === 'limit') {
                notify({ tone: 'warning', title: say('profile.images.limit') });
              }
            }}
          />
        )}
      </Loaded>
    </SettingsSection>
  );
}
