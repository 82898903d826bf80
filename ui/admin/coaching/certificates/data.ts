import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { adminCertificates } from '#http/platform/contract/admin-certificates.ts';
import { coachingClient } from '../parts/client.ts';

export type CertificateRow = z.input<typeof adminCertificates.list.output>[number];
export type StaffCertificate = z.output<typeof adminCertificates.get.output>;
export type RevokeBody = z.output<typeof adminCertificates.revoke.body>;

export const useCertificate = (id: string) =>
  useQuery({
    queryKey: ['certificates', 'one', id],
    queryFn: ({ signal }) => coachingClient.adminCertificates.get({ params: { id } }, { signal }),
  });

export const revokeCertificate = (id: string, body: RevokeBody) =>
  coachingClient.adminCertificates.revoke({ params: { id }, body });

export const reissueCertificate = (id: string) =>
  coachingClient.adminCertificates.reissue({ params: { id } });
