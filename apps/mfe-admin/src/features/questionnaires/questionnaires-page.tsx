import type { CallResponse, marketQuestionnaires } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useOpenedQuestionnaire } from '@freely/practice/questionnaire-editor';
import { useQuery } from '@freely/query';
import { useSearchParams } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Spread, Stack } from '@freely/ui/layout';
import { Lead, PageTitle } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { Editor } from './components/editor.tsx';
import { Published } from './components/published.tsx';
import { questionnairesQuery } from './queries.ts';

/** What the market asks before treatments of the catalogue (D89). The address says which one is edited. */
export function QuestionnairesPage() {
  const { t } = useTranslation('admin/questionnaires');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const { data, isError, isFetching, refetch } = useQuery(questionnairesQuery);
  const [params, setParams] = useSearchParams();
  const edit = params.get('edit');
  const opened = useOpenedQuestionnaire(data?.questionnaires, edit);

  return (
    <Stack gap={6}>
      <Spread gap={4}>
        <PageTitle>{t('heading')}</PageTitle>
        {edit === null && <Button onClick={() => setParams({ edit: 'new' })}>{t('add')}</Button>}
      </Spread>
      <Lead>{t('lead')}</Lead>
      {data ? (
        content(data)
      ) : isError ? (
        <EmptyState
          art="pause"
          title={t('failed')}
          action={
            <Button onClick={() => refetch()} isPending={isFetching}>
              {tShared('table.retry')}
            </Button>
          }
        />
      ) : (
        <SkeletonRegion label={tShared('table.loading')}>
          <Skeleton height="24rem" />
        </SkeletonRegion>
      )}
    </Stack>
  );

  function content(written: CallResponse<typeof marketQuestionnaires>) {
    if (opened !== undefined) {
      return (
        <Editor
          key={edit}
          edited={opened}
          treatments={written.treatments}
          onBack={() => setParams({})}
        />
      );
    }

    return (
      <Published
        questionnaires={written.questionnaires}
        isMissing={edit !== null}
        onEdit={(id) => setParams({ edit: String(id) })}
      />
    );
  }
}
