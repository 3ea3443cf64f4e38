import {
  type AdminCustomer,
  type CustomerDiscount,
  CustomerDiscountBody,
} from '@freely/api-client/contract';
import { hasServerError, showServerErrors, useForm } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Dialog } from '@freely/ui/dialog';
import { AnnouncedErrors } from '@freely/ui/field';
import { Stack } from '@freely/ui/layout';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { DrawerPart, Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { PercentField } from '../../../percent/percent-field.tsx';
import { discountQuery, useSetDiscount } from '../queries.ts';
import { fullName } from './customer-table.tsx';

/** Sets the admin discount of one customer (D21). */
export default function SettingsDialog({
  of,
  onClose,
}: {
  of: AdminCustomer;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin/customers');
  const { t: tShared } = useTranslation('admin');
  const formId = useId();
  const query = useQuery(discountQuery(of.user_id));
  const save = useSetDiscount(of.user_id);

  return (
    <Dialog
      title={t('settingsOf', { name: fullName(of) })}
      isOpen
      isSticky
      isPending={save.isPending}
      onClose={onClose}
      footer={
        query.data && (
          <Button type="submit" form={formId} isPending={save.isPending}>
            {t('save')}
          </Button>
        )
      }
    >
      {query.data ? (
        <DiscountForm id={formId} discount={query.data} save={save} onSaved={onClose} />
      ) : query.isError ? (
        <Callout tone="error" role="alert" title={tShared('drawer.failed')}>
          <Button variant="secondary" size="sm" onClick={() => query.refetch()}>
            {tShared('table.retry')}
          </Button>
        </Callout>
      ) : (
        <SkeletonRegion label={tShared('table.loading')}>
          <Skeleton height="8rem" />
        </SkeletonRegion>
      )}
    </Dialog>
  );
}

interface DiscountFormProps {
  id: string;
  discount: CustomerDiscount;
  save: ReturnType<typeof useSetDiscount>;
  onSaved: () => void;
}

function DiscountForm({ id, discount, save, onSaved }: DiscountFormProps) {
  const { t } = useTranslation('admin/customers');
  const formatDateTime = useFormatDateTime();
  const { t: tShared } = useTranslation('admin');
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<{ discount: string | number }>({
    resolver: valibotResolver(CustomerDiscountBody),
    defaultValues: { discount: String(discount.discount) },
  });

  const submit = form.handleSubmit(async (draft) => {
    if (save.isPending) return;
    setProblem(null);
    try {
      const { message } = await save.mutateAsync(draft.discount);
      showToast({ tone: 'success', title: message });
      onSaved();
    } catch (error) {
      setProblem(showServerErrors(form, error));
    }
  });

  return (
    <form id={id} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {problem && (
          <Callout tone="error" role="alert">
            {problem}
          </Callout>
        )}
        <p>{t('discountText')}</p>
        <AnnouncedErrors when={hasServerError(form)}>
          <PercentField form={form} name="discount" label={t('discountField')} />
        </AnnouncedErrors>
        <DrawerPart title={t('history')}>
          <Lines
            empty={t('noHistory')}
            lines={discount.history.map(({ at, by, discount: percent }) => {
              const what = t('percent', { discount: percent });
              return {
                key: at,
                what: by ? tShared('drawer.by', { what, who: by }) : what,
                aside: <time dateTime={at}>{formatDateTime(at)}</time>,
              };
            })}
          />
        </DrawerPart>
      </Stack>
    </form>
  );
}
