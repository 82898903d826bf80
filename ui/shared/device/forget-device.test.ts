import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgottenKeys } from './forget-device.ts';

const mine = [
  'fitboard.profile-draft.12',
  'fitboard.review-request.12.7',
  'fitboard.device',
  'fitboard.weeks.waiting',
  'chat-draft:12:room',
  'post:31:9f',
  'comment:12:post-4',
  'feed:12',
  'appeal:8',
  'contact',
  'lesson-note-3',
  'fitboard-bug-report-12',
  'fitboard-bug-reply-7',
  'a place nobody has thought of yet',
];
const ofTheDevice = [
  'mode',
  'mui-mode',
  'singleKeys',
  'learning-player',
  'fitboard-leaving',
  'fitboard-push-of',
  'RaStorefitboard-console.theme',
];

describe('signing out', () => {
  it('leaves no draft of anybody, and what belongs to the device alone', () => {
    expect(forgottenKeys([...mine, ...ofTheDevice], null)).toEqual(mine);
  });
});

describe('another member who signs in', () => {
  it('finds their own drafts and nobody else’s', () => {
    const keys = [
      'fitboard.profile-draft.12',
      'fitboard.profile-draft.120',
      'chat-draft:12:4',
      'chat-draft:5:4',
      'fitboard-bug-report-12',
      'lesson-note-3',
    ];
    expect(forgottenKeys(keys, '12')).toEqual([
      'fitboard.profile-draft.120',
      'chat-draft:5:4',
      'lesson-note-3',
    ]);
  });
  it('never finds a draft that names another member alone', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(500)), fc.nat(500), (owners, next) => {
        const keys = owners.map((owner) => `fitboard.profile-draft.${owner}`);
        const left = keys.filter((key) => !forgottenKeys(keys, String(next)).includes(key));
        expect(left.every((key) => key.endsWith(`.${next}`))).toBe(true);
      }),
    ));
});
