import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataStore } from '@tus/server';
import { DomainError } from '#core/kernel/domain-error.ts';
import { uploadLifetime, type UploadId } from '#core/platform/media/upload.ts';
import type { UploadParts } from '#adapters/ports/files/upload-parts.ts';

/** Files in a folder that all instances share: an upload begun at one goes on at another. */
export const localUploadParts = ({ folder }: Readonly<{ folder: string }>): UploadParts => {
  let opened: Promise<DataStore> | undefined;
  const open = async (): Promise<DataStore> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Loaded with the first large upload: a start must not wait for it.
    const { FileStore } = await import('@tus/file-store');
    return new FileStore({ directory: folder, expirationPeriodInMilliseconds: uploadLifetime });
  };
  const pathOf = (id: UploadId): string => {
    if (!/^[\w-]+$/.test(id)) throw new DomainError('media.not_found');
    return join(folder, id);
  };
  return {
    dataStore: () => (opened ??= open()),
    async take({ id, name, size }) {
      const path = pathOf(id);
      const found = await stat(path).catch(() => null);
      if (found?.size !== size) throw new DomainError('media.upload_broken');
      return { path, name, size, discard: async () => undefined };
    },
    async remove(id) {
      await Promise.all([rm(pathOf(id), { force: true }), rm(`${pathOf(id)}.json`, { force: true })]);
    },
  };
};
