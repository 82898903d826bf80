import { QueryClient } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { forgetDevice } from '#ui/device/forget-device.ts';
import preview from '../../../../.storybook/preview.tsx';
import { answersOnDevice } from './answers-database.ts';
import { restoreAnswers } from './keep-answers.ts';
import { type KeptAnswer, mostKept, mostKeptSize } from './kept-answers.ts';

const meta = preview.meta({
  title: 'Features/Kept answers',
  component: () => null,
  beforeEach: async () => {
    await forgetDevice(null);
    return () => forgetDevice(null);
  },
});

const weeksKey = ['indicators', 'weeks', null];

const anAnswer = (userId: string, parts: Partial<KeptAnswer> = {}): KeptAnswer => ({
  userId,
  hash: JSON.stringify(weeksKey),
  question: weeksKey,
  data: { of: userId },
  size: 20,
  keptAt: Date.now(),
  ...parts,
});

const readBy = async (userId: string): Promise<unknown> => {
  const queries = new QueryClient();
  await restoreAnswers(queries, userId);
  return queries.getQueryData(weeksKey);
};

/** The same question of two members: each reads their own answer, and who keeps one here drops the other's. */
export const OneMemberReadsNothingOfAnother = meta.story({
  play: async () => {
    await answersOnDevice.keep('12', [anAnswer('12')]);
    await expect(await readBy('7')).toBeUndefined();
    await expect(await readBy('12')).toEqual({ of: '12' });
    await answersOnDevice.keep('7', [anAnswer('7')]);
    await expect(await readBy('7')).toEqual({ of: '7' });
    await expect(await readBy('12')).toBeUndefined();
  },
});

const numbered = (count: number, size: number): readonly KeptAnswer[] =>
  Array.from({ length: count }, (_, place) =>
    anAnswer('12', {
      hash: `question ${place}`,
      question: ['rewards', place],
      size,
      keptAt: Date.now() - place,
    }),
  );

/** However much is read, the room that it takes has an end, and the newest stays. */
export const TheRoomHasAnEnd = meta.story({
  play: async () => {
    await answersOnDevice.keep('12', numbered(mostKept + 25, 10));
    await expect(await answersOnDevice.answersOf('12')).toHaveLength(mostKept);
    await answersOnDevice.keep('12', numbered(30, mostKeptSize / 10));
    const kept = await answersOnDevice.answersOf('12');
    await expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(mostKeptSize);
    await expect(kept.map(({ hash }) => hash)).toContain('question 0');
  },
});

/** What the server answered goes with the sign-in. */
export const NothingStaysAfterTheSignIn = meta.story({
  play: async () => {
    await answersOnDevice.keep('12', [anAnswer('12')]);
    await answersOnDevice.forget();
    await expect(await readBy('12')).toBeUndefined();
  },
});
