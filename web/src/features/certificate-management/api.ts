import * as contract from '@sikhya/contract/certificates.ts';
import type { Endpoint, EndpointInput } from '@sikhya/contract/endpoint.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

/** Everything about certificates, so that one change refetches all of it. */
const CERTIFICATES = ['admin-certificates'];

export const certificateListQuery = (query: EndpointInput<typeof contract.listCertificates>['query']) =>
  queryOptions({
    queryKey: [...CERTIFICATES, 'list', query],
    queryFn: ({ signal }) => call(contract.listCertificates, { query }, { signal }),
    // keep the old page while the next one loads
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { personal: true },
  });

export const certificateSettingsQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...CERTIFICATES, 'settings', courseId],
    queryFn: ({ signal }) => call(contract.getCertificateSettings, { params: { courseId } }, { signal }),
    staleTime: 0,
    meta: { personal: true },
  });

export const useSaveSettings = () => useCertificateMutation(contract.saveCertificateSettings);
export const useRevoke = () => useCertificateMutation(contract.revokeCertificate);
export const useReinstate = () => useCertificateMutation(contract.reinstateCertificate);
export const useCorrectName = () => useCertificateMutation(contract.correctCertificateName);

function useCertificateMutation<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input),
    onSettled: () => client.invalidateQueries({ queryKey: CERTIFICATES }),
  });
}
