import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const filling = Buffer.alloc(256 * 1024, 0x5a);

/** Writes a file to the folder and removes it: a full or read-only disk can't take the next upload either. */
export const writesToDisk = (folder: string) => async (): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `.readiness-${randomUUID()}`);
  try {
    await writeFile(path, filling, { mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
};
