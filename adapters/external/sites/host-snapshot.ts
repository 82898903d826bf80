import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { HostSnapshot } from '#adapters/ports/host-snapshot.ts';

const shape = z.array(
  z.object({
    host: z.string(),
    domainId: z.string(),
    userId: z.string(),
    canonical: z.string(),
    kind: z.enum(['LABEL', 'OLD', 'VERIFIED', 'ACTIVE']),
  }),
);

/** Put in place whole, so that a crash leaves the one before. */
export const fileHostSnapshot = (folder: string): HostSnapshot => {
  const file = join(folder, 'served-hosts.json');
  return {
    async read() {
      try {
        return shape.parse(JSON.parse(await readFile(file, 'utf8')));
      } catch {
        return [];
      }
    },
    async write(hosts) {
      await mkdir(folder, { recursive: true });
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, JSON.stringify(hosts), { mode: 0o600 });
      await rename(draft, file);
    },
  };
};
