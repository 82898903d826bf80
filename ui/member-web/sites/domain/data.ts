import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { domains } from '#http/sites/contract/domains.ts';
import { saveFile } from '#ui/save-file.ts';
import { client } from '../../app/client.ts';
import { uploadMedium } from '../../app/uploads/upload-medium.ts';
import { walletKey } from '../../app/data/wallet.ts';

type Overview = z.output<(typeof domains)['overview']['output']>;
export type OwnDomain = NonNullable<Overview['domain']>;
export type DomainRecord = OwnDomain['records'][number];
type Hosts = z.output<(typeof domains)['hosts']['output']>;
export type ExternalHost = Hosts['items'][number];
export type Site = z.output<(typeof domains)['site']['output']>;
export type SiteChange = z.input<(typeof domains)['changeSite']['body']>;
export type Visits = z.output<(typeof domains)['visits']['output']>;

const keys = {
  overview: ['domain'] as const,
  hosts: (id: string) => ['domain', id, 'hosts'] as const,
  site: (id: string) => ['domain', id, 'site'] as const,
  visits: (id: string) => ['domain', id, 'visits'] as const,
};

const isWaiting = (data: Overview | undefined): boolean =>
  data?.domain?.status === 'PENDING' ||
  (data?.domain?.records.some(({ state }) => state !== 'THERE') ?? false);

/** While a record is being made the page looks again by itself. */
export const useDomain = () =>
  useQuery({
    queryKey: keys.overview,
    queryFn: ({ signal }) => client.domains.overview(undefined, { signal }),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? 5_000 : false),
  });

export const useNameCheck = (name: string) =>
  useQuery({
    queryKey: ['domain', 'availability', name],
    queryFn: ({ signal }) => client.domains.availability({ query: { name } }, { signal }),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  });

type PictureIds = Partial<Record<'faviconId' | 'logoId' | 'textLogoId', string | null>>;

/** The pictures of the site; what is framed is sent, then put in its place. */
export const useSitePictures = ({ id, version }: Pick<OwnDomain, 'id' | 'version'>) => {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (pictures: PictureIds) =>
      client.domains.change({ params: { id }, body: { ...pictures, version } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.overview }),
  });
  const send = async (file: Blob, name: string) => {
    const { signal } = new AbortController();
    const key = crypto.randomUUID();
    return uploadMedium({ purpose: 'SITE', file, name, key, signal, onProgress: () => undefined });
  };
  return { change, send };
};

/** Steps that change what one has; the page is asked for again, and the balance with it. */
export const useDomainSteps = () => {
  const queries = useQueryClient();
  const onSettled = async () => {
    await queries.invalidateQueries({ queryKey: keys.overview });
    for (const queryKey of [walletKey, ['me', 'transactions']]) void queries.invalidateQueries({ queryKey });
  };
  return {
    buy: useMutation({ mutationFn: (name: string) => client.domains.buy({ body: { name } }), onSettled }),
    renew: useMutation({ mutationFn: (id: string) => client.domains.renew({ params: { id } }), onSettled }),
    restore: useMutation({
      mutationFn: (id: string) => client.domains.restore({ params: { id } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: ({ id, name }: Readonly<{ id: string; name: string }>) =>
        client.domains.remove({ params: { id }, query: { name } }),
      onSettled,
    }),
    rename: useMutation({
      mutationFn: ({ id, name, version }: Readonly<{ id: string; name: string; version: number }>) =>
        client.domains.change({ params: { id }, body: { name, version } }),
      onSettled,
    }),
  };
};

export const useHosts = (id: string) =>
  useQuery({
    queryKey: keys.hosts(id),
    queryFn: ({ signal }) => client.domains.hosts({ params: { id } }, { signal }),
  });

export const useHostSteps = (id: string) => {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: keys.hosts(id) });
  const ofHost = (hostId: string) => ({ params: { id, hostId } });
  return {
    add: useMutation({
      mutationFn: (host: string) => client.domains.addHost({ params: { id }, body: { host } }),
      onSettled,
    }),
    check: useMutation({
      mutationFn: (hostId: string) => client.domains.checkHost(ofHost(hostId)),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (hostId: string) => client.domains.removeHost(ofHost(hostId)),
      onSettled,
    }),
    makePrimary: useMutation({
      mutationFn: (hostId: string) => client.domains.makePrimary(ofHost(hostId)),
      onSettled,
    }),
  };
};

export const useSite = (id: string) =>
  useQuery({
    queryKey: keys.site(id),
    queryFn: ({ signal }) => client.domains.site({ params: { id } }, { signal }),
  });

export const useSaveSite = (id: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SiteChange) => client.domains.changeSite({ params: { id }, body }),
    onSuccess: (site) => queries.setQueryData<Site>(keys.site(id), site),
  });
};

export const useVisits = (id: string) =>
  useQuery({
    queryKey: keys.visits(id),
    queryFn: ({ signal }) => client.domains.visits({ params: { id } }, { signal }),
  });

export const usePoster = ({ id, name }: Pick<OwnDomain, 'id' | 'name'>) =>
  useMutation({
    mutationFn: () => client.domains.poster({ params: { id } }),
    onSuccess: (file) => saveFile(file, `${name}.pdf`),
  });
