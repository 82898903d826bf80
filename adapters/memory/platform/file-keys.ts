import type { FileKeys } from '#adapters/ports/files/file-keys.ts';

export const memoryFileKeys = (): FileKeys => {
  const secrets = new Map<string, Uint8Array>();
  return {
    find: async (fileKey) => secrets.get(fileKey) ?? null,
    async put(fileKey, secret) {
      secrets.set(fileKey, secret);
    },
    async delete(fileKey) {
      secrets.delete(fileKey);
    },
  };
};
