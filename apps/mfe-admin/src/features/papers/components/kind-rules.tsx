import type { KindRules as Rules } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { SwitchField } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { type Column, DataTable } from '@freely/ui/table';
import { useState } from 'react';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { kindRulesQuery, useChangeKind } from '../queries.ts';

type Rule = Rules['kinds'][number];
type Need = 'for_tick' | 'for_work';

/** What each kind of paper is needed for. A change counts at once, so it says for how many. */
export function KindRules() {
  const { t } = useTranslation('admin/papers');
  const { data } = useQuery(kindRulesQuery);
  const [changing, setChanging] = useState<{ rule: Rule; need: Need } | null>(null);
  const change = useChangeKind();
  if (!data) return null;

  function close() {
    setChanging(null);
    change.reset();
  }

  const needColumn = (need: Need): Column<Rule> => ({
    key: need,
    label: t(`rules.${need}`),
    cell: (rule) => (
      <SwitchField
        label={t('rules.needed')}
        aria-label={t(`rules.${need}Of`, { kind: t(`kinds.${rule.kind}`) })}
        checked={rule[need]}
        onChange={() => setChanging({ rule, need })}
      />
    ),
  });
  const columns: Column<Rule>[] = [
    { key: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    needColumn('for_tick'),
    needColumn('for_work'),
    { key: 'without', label: t('rules.without'), align: 'end', cell: ({ without }) => without },
  ];

  return (
    <Stack gap={4}>
      <h2>{t('rules.heading')}</h2>
      <p>{t('rules.text')}</p>
      <DataTable
        label={t('rules.heading')}
        columns={columns}
        rows={data.kinds}
        rowKey={({ kind }) => kind}
      />
      {changing && (
        <ReasonDialog
          title={t(`rules.${changing.need}Title`, { kind: t(`kinds.${changing.rule.kind}`) })}
          text={
            changing.rule[changing.need]
              ? t('rules.offText')
              : t(`rules.${changing.need}Text`, { count: changing.rule.without })
          }
          action={t('rules.save')}
          maxLength={500}
          isRequired
          isPending={change.isPending}
          failure={change.error}
          onClose={close}
          onSubmit={(reason) =>
            change.mutate(
              {
                kind: changing.rule.kind,
                [changing.need]: !changing.rule[changing.need],
                reason,
              },
              {
                onSuccess: ({ message }) => {
                  showToast({ tone: 'success', title: message });
                  close();
                },
              },
            )
          }
        />
      )}
    </Stack>
  );
}
