import type { CallResponse, ownQuestionnaires, Questionnaire } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import {
  draftOf,
  emptyDraft,
  QuestionnaireEditor,
  QuestionnaireList,
  useOpenedQuestionnaire,
} from '@freely/practice/questionnaire-editor';
import { useQuery } from '@freely/query';
import { useSearchParams } from '@freely/router';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { useState } from 'react';
import { Loaded, Screen } from '../../screen.tsx';
import { MarketQuestionnaires } from './market-questionnaires.tsx';
import { questionnairesQuery, usePublish, useWithdraw } from './queries.ts';

type Written = CallResponse<typeof ownQuestionnaires>;

/** What a practitioner asks before their treatments (D89). The address says which one is edited. */
export function QuestionnairesPage() {
  const { t } = useTranslation('practitioner/questionnaires');
  const questionnaires = useQuery(questionnairesQuery);
  const [params, setParams] = useSearchParams();
  const edit = params.get('edit');
  const opened = useOpenedQuestionnaire(questionnaires.data?.questionnaires, edit);

  return (
    <Screen
      name={t('name')}
      lead={t('lead')}
      bar={edit === null && <Button onClick={() => setParams({ edit: 'new' })}>{t('add')}</Button>}
    >
      <Loaded of={questionnaires} loading={t('loading')} failed={t('failed')}>
        {(written) =>
          opened !== undefined ? (
            <Editor key={edit} edited={opened} written={written} onBack={() => setParams({})} />
          ) : (
            <Published
              written={written}
              isMissing={edit !== null}
              onEdit={(id) => setParams({ edit: String(id) })}
            />
          )
        }
      </Loaded>
    </Screen>
  );
}

interface EditorProps {
  /** As it was when it was opened; null for a new one. */
  edited: Questionnaire | null;
  written: Written;
  onBack: () => void;
}

function Editor({ edited, written, onBack }: EditorProps) {
  const publish = usePublish(edited);
  const [first] = useState(() => (edited ? draftOf(edited) : emptyDraft()));

  return (
    <QuestionnaireEditor
      first={first}
      // What was written for one version would overwrite the next.
      name={edited ? `${edited.id}-${edited.version}` : 'new'}
      isNewVersion={edited !== null}
      treatments={written.treatments}
      published={edited?.treatments ?? []}
      isPending={publish.isPending}
      refusal={publish.error?.message}
      onPublish={(body) => publish.mutate(body, { onSuccess: onBack })}
      onBack={onBack}
    />
  );
}

interface PublishedProps {
  written: Written;
  /** The address names one that is not asked. */
  isMissing: boolean;
  onEdit: (id: number) => void;
}

function Published({ written, isMissing, onEdit }: PublishedProps) {
  const { t } = useTranslation('practitioner/questionnaires');
  const [leaving, setLeaving] = useState<Questionnaire | null>(null);
  const withdraw = useWithdraw();
  const onNo = () => {
    setLeaving(null);
    withdraw.reset();
  };

  return (
    <Stack gap={5}>
      {isMissing && <Callout tone="warning" title={t('missing')} />}
      <QuestionnaireList
        questionnaires={written.questionnaires}
        onEdit={onEdit}
        onWithdraw={setLeaving}
      />
      <MarketQuestionnaires questionnaires={written.market} />
      {leaving && (
        <ConfirmDialog
          title={t('withdraw', { title: leaving.title })}
          isOpen
          isDanger
          isPending={withdraw.isPending}
          onNo={onNo}
          onYes={() => withdraw.mutate(leaving.id, { onSuccess: onNo })}
        >
          <Stack gap={4}>
            <p>{t('withdrawText')}</p>
            {withdraw.isError && (
              <Callout tone="error" role="alert">
                {withdraw.error.message}
              </Callout>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
