import { send } from '@freely/api-client/client';
import {
  adminCustomer,
  adminCustomers,
  customerDiscount,
  setCustomerDiscount,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { listQuery } from '../../listing/list-query.ts';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

const key = ['dashboard', 'admin', 'users'] as const;
const discountKey = (id: number) =>
  ['dashboard', 'admin', 'admin-discount-for-customer', id] as const;

export const useCustomerListing = () =>
  useListing({
    sorts: ['-created_at', 'created_at', 'name', '-name', 'discount', '-discount'],
    filters: {},
  });

export function useCustomerRows(listing: ReturnType<typeof useCustomerListing>['listing']) {
  const params = listQuery(listing);

  return useRows({
    queryKey: key,
    params,
    page: listing.page,
    fetchPage: (page, signal) =>
      send(adminCustomers, { query: { ...params, page: String(page) } }, { signal }),
    rowsOf: ({ users }) => users,
  });
}

export const customerQuery = (userId: number) =>
  queryOptions({
    queryKey: [...key, userId],
    queryFn: ({ signal }) =>
      send(adminCustomer, { params: { user_id: String(userId) } }, { signal }),
  });

export const discountQuery = (userId: number) =>
  queryOptions({
    queryKey: discountKey(userId),
    queryFn: ({ signal }) =>
      send(customerDiscount, { params: { customer_id: String(userId) } }, { signal }),
  });

export function useSetDiscount(userId: number) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (discount: string | number) =>
      send(setCustomerDiscount, {
        params: { customer_id: String(userId) },
        body: { discount },
      }),
    onSuccess: ({ message: _message, ...saved }) => {
      queryClient.setQueryData(discountKey(userId), saved);
      return queryClient.invalidateQueries({ queryKey: key });
    },
  });
}
