import { describe, expect, it } from 'vitest';
import { rewardPartAt, rewardPartPath, rewardParts } from './reward-parts.ts';

describe('the parts of the rewards page', () => {
  it.each(rewardParts)('%s is found under its own address', (part) => {
    const { search, hash } = new URL(rewardPartPath('/dashboard/rewards', part), 'https://fitboard.example');
    expect(rewardPartAt(new URLSearchParams(search), hash)).toBe(part);
  });

  it.each([
    ['', '#convert', 'convert'],
    ['?part=convert', '', 'convert'],
    ['?part=nothing', '', 'own'],
    ['', '', 'own'],
  ])('%s%s shows %s', (search, hash, part) => {
    expect(rewardPartAt(new URLSearchParams(search), hash)).toBe(part);
  });
});
