import { send } from '@freely/api-client/client';
import {
  givenTaxDetails,
  giveTaxDetails,
  ownTaxReports,
  type TaxDetails,
} from '@freely/api-client/contract';
import { useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { ownTaxDetailsQuery } from '../../own-tax-details.ts';

// Both may ask for the password (D71), so they are made when somebody asks, and never again by themselves.
const showFailure = (error: Error) => showToast({ tone: 'warning', title: error.message });

export const useShowDetails = () =>
  useMutation({ mutationFn: () => send(givenTaxDetails, {}), onError: showFailure });

export const useShowCopies = () =>
  useMutation({ mutationFn: () => send(ownTaxReports, {}), onError: showFailure });

export function useGiveTaxDetails() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: TaxDetails) => send(giveTaxDetails, { body }),
    onSuccess: ({ message, ...own }) => {
      queryClient.setQueryData(ownTaxDetailsQuery.queryKey, { ...own, details: null });
      showToast({ tone: 'success', title: message });
      // Payouts that were withheld go on.
      void queryClient.invalidateQueries({ queryKey: ['dashboard', 'practitioner', 'earnings'] });
    },
  });
}
