import { send } from '@freely/api-client/client';
import { sendEmailLink } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import type { ReactNode } from 'react';
import { userSettingsQuery } from './settings-query.ts';
import { showErrorToast } from './use-save.ts';

interface UnconfirmedEmailProps {
  email: string;
  /** What needs it. */
  children: ReactNode;
}

/** Nobody has opened the link that was mailed to the account's own address: what that prevents, and another link. */
export function UnconfirmedEmail({ email, children }: UnconfirmedEmailProps) {
  const { t } = useTranslation('account-settings');
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () => send(sendEmailLink, {}),
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    onError: showErrorToast,
    // It may have been confirmed elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: userSettingsQuery.queryKey }),
  });

  return (
    <Callout tone="warning" title={t('email.unconfirmed', { email })}>
      <Stack gap={3}>
        <p>{children}</p>
        <div>
          <Button
            variant="secondary"
            size="sm"
            isPending={again.isPending}
            onClick={() => again.mutate()}
          >
            {t('email.again')}
          </Button>
        </div>
      </Stack>
    </Callout>
  );
}
