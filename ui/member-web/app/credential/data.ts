import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ownCertificate } from '#http/platform/contract/certificates.ts';
import { client } from '../client.ts';

export type OwnCredential = z.output<typeof ownCertificate>;

/** Shows one's own on the public profile, or takes it from there; whatever shows it is asked for again. */
export const useShowOnProfile = ({ publicId, version }: Pick<OwnCredential, 'publicId' | 'version'>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (onProfile: boolean) =>
      client.certificates.change({ params: { publicId }, body: { onProfile, version } }),
    onSettled: () =>
      Promise.all(
        ['specialization-requests', 'certificates', 'people'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
};
