import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededSpecializations } from '#core/coaching/specialization/specialization.ts';
import { rows } from '../engine/database.ts';
import { down, up } from '../migrations/20261124_specialization-labels.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const described = async () => {
  const found = await rows<{ type: string; description: object; version: number }>(
    test.db,
    'select type, description, version from specializations',
  );
  return new Map(found.map(({ type, ...row }) => [type, row]));
};

it('an older installation gets the new texts, except where its staff wrote their own', async () => {
  await down(test.db);
  const before = await described();
  expect(before.get('PACS')?.description).toEqual({
    vi: 'Có chứng chỉ PACS.',
    en: 'Holds the PACS certificate.',
  });
  const ours = { vi: 'Lời của chúng tôi.', en: 'Words of our own.' };
  await test.db.raw(`update specializations set description = ?::jsonb where type = 'PPM'`, [
    JSON.stringify(ours),
  ]);

  await up(test.db);
  const now = await described();
  for (const { type, description } of seededSpecializations)
    expect(now.get(type)?.description).toEqual(type === 'PPM' ? ours : description);
  // A person who has an older text open is told that it changed.
  expect(now.get('PACS')?.version).toBe((before.get('PACS')?.version ?? 0) + 1);
  expect(now.get('PPM')?.version).toBe(before.get('PPM')?.version);

  await up(test.db);
  expect(await described()).toEqual(now);
});
