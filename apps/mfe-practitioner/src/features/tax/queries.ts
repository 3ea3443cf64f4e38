import { send } from '@freely/api-client/client';
import { giveTaxDetails, ownTaxReports, type TaxDetails } from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { ownTaxDetailsQuery } from '../../own-tax-details.ts';

export const copiesQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'tax-reports'],
  queryFn: ({ signal }) => send(ownTaxReports, {}, { signal }),
});

export function useGiveTaxDetails() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: TaxDetails) => send(giveTaxDetails, { body }),
    onSuccess: ({ message, ...own }) => {
      queryClient.setQueryData(ownTaxDetailsQuery.queryKey, own);
      showToast({ tone: 'success', title: message });
      // Payouts that were withheld go on.
      void queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner', 'earnings'] });
    },
  });
}
