import { describe, expect, it } from 'vitest';
import type { Tie } from '../data/social.ts';
import { followersAfter, tieAfter } from './tie-steps.ts';

const strangers: Tie = {
  following: false,
  bell: false,
  followsMe: true,
  muted: false,
  mutedUntil: null,
  blocked: false,
};
const followed = { ...strangers, following: true, bell: true };

describe('a step between two people', () => {
  it('shows at once what it will do', () => {
    expect(tieAfter(strangers, { kind: 'follow' })).toEqual({ ...strangers, following: true });
    expect(tieAfter(followed, { kind: 'unfollow' })).toEqual(strangers);
    expect(tieAfter(strangers, { kind: 'mute', days: 7 })).toMatchObject({ muted: true });
    expect(tieAfter(followed, { kind: 'block' })).toMatchObject({
      following: false,
      bell: false,
      followsMe: false,
      blocked: true,
    });
  });

  it('moves the number of followers by one, and only when something changes', () => {
    expect(followersAfter(4, strangers, followed)).toBe(5);
    expect(followersAfter(4, followed, strangers)).toBe(3);
    expect(followersAfter(4, followed, followed)).toBe(4);
    expect(followersAfter(0, followed, strangers)).toBe(0);
  });
});
