import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BrandPlace } from '#core/platform/settings/brand.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { client } from '../../app/client.ts';

const settingsKey = ['settings', 'one'] as const;

export const useSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => client.adminSite.settings({ params: { id: 'site' } }, { signal }),
    refetchOnWindowFocus: false,
  });

/** Fails with version.stale when someone else saved meanwhile. */
export const useSaveSettings = () => {
  const queries = useQueryClient();
  return async (changes: Partial<Settings>, version: number) => {
    const stored = await client.adminSite.updateSettings({
      params: { id: 'site' },
      body: { ...changes, version },
    });
    queries.setQueryData(settingsKey, stored);
  };
};

/** Answers the address that the setting of this place takes. */
export const useSendBrandPicture = () => async (place: BrandPlace, file: File) => {
  const body = new FormData();
  body.set('file', file, file.name);
  const { address } = await client.adminSite.addBrandPicture({ params: { place }, body });
  return address;
};
