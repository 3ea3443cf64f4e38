import { send } from '@freely/api-client/client';
import {
  adminTaxYear,
  fileTaxReport,
  makeTaxReport,
  type TaxReport,
  taxReportFile,
} from '@freely/api-client/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { downloadFile } from '@freely/shell-sdk/download-file';

const key = ['dashboard', 'admin', 'tax-reports'] as const;

/** @param year null for the last one that is over */
export const taxYearQuery = (year: number | null) =>
  queryOptions({
    queryKey: [...key, year],
    queryFn: ({ signal }) =>
      send(adminTaxYear, { query: year === null ? {} : { year: String(year) } }, { signal }),
    // The years to choose from stay where they are while another one loads.
    placeholderData: keepPreviousData,
  });

const failed = ({ message }: Error) => showToast({ tone: 'warning', title: message });

export function useMakeReport() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (year: number) => send(makeTaxReport, { body: { year } }),
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

export function useFileReport() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (id: number) => send(fileTaxReport, { params: { id: String(id) } }),
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    // Another admin may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

export function useDownloadReport() {
  return useMutation({
    mutationFn: async ({ id, message_ref }: TaxReport) => {
      const bytes = await send(taxReportFile, { params: { id: String(id) } });
      downloadFile(`${message_ref}.xml`, bytes);
    },
    onError: failed,
  });
}
