import { describe, expect, it } from 'vitest';
import type { Snapshot } from '#core/body/snapshot/snapshot.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aSnapshot } from '#fixtures/body/snapshots.ts';
import { aUser } from '#fixtures/people/users.ts';
import { workerReportPrinter } from './report-worker.ts';

const user = aUser();
const current = aSnapshot({ userId: user.id });
const asked = {
  siteName: 'Fitboard',
  user,
  snapshots: [current],
  current,
  language: 'vi',
  at: noon,
  pictures: new Map<string, Uint8Array>(),
} as const;

describe('a report printed beside the server', () => {
  it('comes back whole, and nobody waits for it', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const bytes = await workerReportPrinter.print(asked);
    clearInterval(timer);

    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(bytes).subarray(-6).toString().trim()).toBe('%%EOF');
    expect(turns).toBeGreaterThan(10);
  });

  it('that can’t be made says so', async () => {
    const broken = { ...current, inputs: null } as unknown as Snapshot; // what no database holds
    await expect(workerReportPrinter.print({ ...asked, current: broken })).rejects.toThrow();
  });
});
