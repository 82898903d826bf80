import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventType } from '#core/events.ts';
import { reactions } from '#core/reactions.ts';
import { receivedFrame } from '#contract/realtime.ts';
import { anEventOf, secrets } from '#fixtures/hostile-events.ts';
import { noon } from '#fixtures/ids.ts';
import { frameOf } from './messages.ts';
import { liveSignals, readSignals, signalTexts, type LiveSignal } from './signals.ts';

const types: readonly EventType[] = [
  ...new Set([
    ...reactions.map(({ on }) => on),
    ...([
      'notification.created',
      'notification.read',
      'notification.withdrawn',
      'user.status_changed',
      'user.type_changed',
    ] as const),
  ]),
];
const anEvent = fc
  .constantFrom(...types)
  .chain(anEventOf)
  .map((event) => ({ id: 'e', at: noon, event }));

/** Ids and what they are ids of; nothing that says anything by itself. */
const allowed: ReadonlySet<string> = new Set([
  'kind', 'action', 'what', 'id', 'userId', 'notificationId', 'sessionIds', 'channel', 'type', 'payload',
]); // prettier-ignore
const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Array.isArray(value)
      ? value.flatMap(namesIn)
      : Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);

describe('live signals', () => {
  it('hold ids only, and so do the frames made of them', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 5 }), (events) => {
        const signals = liveSignals(events);
        const frames = signals.flatMap((signal) => (signal.kind === 'ended' ? [] : [frameOf(signal)]));
        expect(namesIn([signals, frames]).filter((name) => !allowed.has(name))).toEqual([]);
        for (const secret of Object.values(secrets))
          expect(JSON.stringify([signals, frames])).not.toContain(secret);
        for (const frame of frames) expect(receivedFrame.parse(frame)).toEqual(frame);
      }),
    );
  });

  it('arrive as they were sent, in texts no longer than the channel takes', () => {
    fc.assert(
      fc.property(
        fc.array(anEvent, { maxLength: 40 }),
        fc.integer({ min: 300, max: 8000 }),
        (events, max) => {
          const signals = liveSignals(events);
          const texts = signalTexts(signals, max);
          expect(texts.every((text) => Buffer.byteLength(text) <= max)).toBe(true);
          expect(texts.flatMap(readSignals)).toEqual(signals);
        },
      ),
    );
  });

  it('tell both sides of a review, and of what their wallets and accounts became', () => {
    const signalsOf = (type: EventType, parts: object): readonly LiveSignal[] =>
      liveSignals([{ id: 'e', at: noon, event: { type, userId: 'member', ...parts } as never }]); // of that type
    expect(signalsOf('review.approved', { coachId: 'coach', reviewId: 'r' })).toEqual([
      { kind: 'refresh', userId: 'member', what: 'review', id: 'r' },
      { kind: 'refresh', userId: 'member', what: 'me' },
      { kind: 'refresh', userId: 'coach', what: 'review', id: 'r' },
      { kind: 'refresh', userId: 'coach', what: 'me' },
    ]);
    for (const type of [
      'user.type_changed',
      'user.level_changed',
      'payment.approved',
      'reward.claimed',
    ] as const)
      expect(signalsOf(type, {})).toEqual([{ kind: 'refresh', userId: 'member', what: 'me' }]);
    expect(signalsOf('user.status_changed', { status: 'BAN' })).toEqual([
      { kind: 'ended', userId: 'member', sessionIds: null },
    ]);
    expect(signalsOf('user.status_changed', { status: 'ACTIVE' })).toEqual([]);
    expect(signalsOf('snapshot.saved', {})).toEqual([]);
  });

  it('tell what was read or deleted, line by line or all of it', () => {
    const signalsOf = (type: 'notification.read' | 'notification.withdrawn', notificationId: string | null) =>
      liveSignals([{ id: 'e', at: noon, event: { type, userId: 'member', notificationId } }]);
    const about = { kind: 'notification', userId: 'member', notificationId: 'n' };
    expect(signalsOf('notification.read', 'n')).toEqual([{ ...about, action: 'read' }]);
    expect(signalsOf('notification.withdrawn', 'n')).toEqual([{ ...about, action: 'withdrawn' }]);
    for (const type of ['notification.read', 'notification.withdrawn'] as const)
      expect(signalsOf(type, null)).toEqual([{ kind: 'refresh', userId: 'member', what: 'notices' }]);
  });

  it('are nothing when they are none of ours', () => {
    for (const text of [
      '',
      'null',
      '{}',
      '[{"kind":"other"}]',
      '[{"kind":"refresh","userId":"a","what":"all"}]',
    ])
      expect(readSignals(text)).toEqual([]);
  });
});
