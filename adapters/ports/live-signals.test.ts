import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EventType } from '#core/kernel/events.ts';
import { reactions } from '#core/reactions.ts';
import { receivedFrame } from '#http/live/contract/realtime.ts';
import { anEventOf, secrets } from '#fixtures/engine/hostile-events.ts';
import { frameOf } from '#adapters/realtime/messages.ts';
import { liveSignals, readSignals, sendSignals, type LiveSignal } from './live-signals.ts';

const types: readonly EventType[] = [
  ...new Set([
    ...reactions.map(({ on }) => on),
    ...([
      'notification.created',
      'notification.read',
      'notification.withdrawn',
      'user.status_changed',
      'user.type_changed',
      'user.role_changed',
      'user.language_changed',
      'role.changed',
    ] as const),
  ]),
];
const anEvent = fc.constantFrom(...types).chain(anEventOf);

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
        const frames = signals.flatMap((signal) =>
          signal.kind === 'ended' || signal.kind === 'access' || signal.kind === 'hosts'
            ? []
            : [frameOf(signal)],
        );
        expect(namesIn([signals, frames]).filter((name) => !allowed.has(name))).toEqual([]);
        for (const secret of Object.values(secrets))
          expect(JSON.stringify([signals, frames])).not.toContain(secret);
        for (const frame of frames) expect(receivedFrame.parse(frame)).toEqual(frame);
      }),
    );
  });

  const sent = async (signals: readonly LiveSignal[], max: number) => {
    const texts: string[] = [];
    await sendSignals(signals, max, async (text) => texts.push(text));
    return texts;
  };

  it('arrive as they were sent, in texts no longer than the channel takes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anEvent, { maxLength: 40 }),
        fc.integer({ min: 300, max: 8000 }),
        async (events, max) => {
          const signals = liveSignals(events);
          const texts = await sent(signals, max);
          expect(texts.every((text) => Buffer.byteLength(text) <= max)).toBe(true);
          expect(texts.flatMap(readSignals)).toEqual(signals);
        },
      ),
    );
  });

  it('that end many sign-ins at once are divided, each in a text of its own', async () => {
    const sessionIds = Array.from(
      { length: 1_000 },
      (_, index) => `0199a7c2-7d1e-7000-8000-${10_000 + index}`,
    );
    const other: LiveSignal = { kind: 'ended', userId: 'other', sessionIds: null };
    const notice: LiveSignal = { kind: 'refresh', userId: 'other', what: 'me' };
    const texts = await sent([notice, { kind: 'ended', userId: 'member', sessionIds }, other, notice], 7_500);
    expect(texts.every((text) => Buffer.byteLength(text) <= 7_500)).toBe(true);
    const heard = texts.map(readSignals);
    expect(
      heard.filter((signals) => signals.some(({ kind }) => kind === 'ended')).map(({ length }) => length),
    ).toEqual(texts.slice(1, -1).map(() => 1));
    const closed = heard
      .flat()
      .flatMap((one) => (one.kind === 'ended' && one.sessionIds ? one.sessionIds : []));
    expect(closed).toEqual(sessionIds);
    expect(heard.flat().filter((one) => 'userId' in one && one.userId === 'other')).toEqual([
      notice,
      other,
      notice,
    ]);
  });

  it('that can’t be sent take no others with them, and the failure is said', async () => {
    const refresh = (userId: string): LiveSignal => ({ kind: 'refresh', userId, what: 'me' });
    const list: readonly LiveSignal[] = [
      refresh('a'),
      refresh('refused'),
      refresh('b'),
      { kind: 'ended', userId: 'refused', sessionIds: null },
      { kind: 'ended', userId: 'c', sessionIds: null },
    ];
    const arrived: LiveSignal[] = [];
    const sending = sendSignals(list, 7_500, async (text) => {
      if (text.includes('refused')) throw new Error('too long');
      arrived.push(...readSignals(text));
    });
    await expect(sending).rejects.toMatchObject({ errors: [new Error('too long'), new Error('too long')] });
    expect(arrived.map((one) => 'userId' in one && one.userId)).toEqual(['a', 'b', 'c']);
  });

  it('of another version are left out, and the others of their text are heard', () => {
    const known = { kind: 'refresh', userId: 'a', what: 'me' };
    expect(readSignals(JSON.stringify([{ kind: 'moved', userId: 'a' }, known]))).toEqual([known]);
  });

  it('tell both sides of a review, and of what their wallets and accounts became', () => {
    const signalsOf = (type: EventType, parts: object): readonly LiveSignal[] =>
      liveSignals([{ type, userId: 'member', ...parts } as never]); // of that type
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
      { kind: 'hosts' },
    ]);
    expect(signalsOf('user.status_changed', { status: 'ACTIVE' })).toEqual([
      { kind: 'access', userId: 'member' },
      { kind: 'hosts' },
    ]);
    for (const [type, parts] of [
      ['user.role_changed', {}],
      ['user.language_changed', {}],
    ] as const)
      expect(signalsOf(type, parts)).toEqual([{ kind: 'access', userId: 'member' }]);
    expect(signalsOf('role.changed', { roleId: 'editor' })).toEqual([{ kind: 'access', userId: null }]);
    expect(signalsOf('snapshot.saved', {})).toEqual([]);
  });

  it('tell every instance that sites are served under other names', () => {
    const site = { userId: 'member', domainId: 'd', name: 'minh-anh' };
    for (const type of ['domain.active', 'domain.released', 'domain.hosts_changed'] as const)
      expect(liveSignals([{ type, ...site }])).toEqual([{ kind: 'hosts' }]);
    const host = { userId: 'member', hostId: 'h', host: 'www.minhanh.vn' };
    for (const type of ['host.verified', 'host.released'] as const)
      expect(liveSignals([{ type, ...host }])).toEqual([{ kind: 'hosts' }]);
    expect(liveSignals([{ type: 'host.failing', ...host }])).toEqual([]);
  });

  it('tell a member’s other devices that files or folders are others than before', () => {
    expect(liveSignals([{ type: 'media.changed', userId: 'member' }])).toEqual([
      { kind: 'refresh', userId: 'member', what: 'files' },
    ]);
  });

  it('tell the follower’s devices of another feed, and both sides of a block what it takes away', () => {
    const pair = { followerId: 'an', followeeId: 'binh' };
    const refresh = (userId: string, what: string) => ({ kind: 'refresh', userId, what });
    expect(liveSignals([{ type: 'follow.added', ...pair }])).toEqual([refresh('an', 'feed')]);
    const ended = { by: 'an', followedAt: '2026-11-20T12:00:00.000Z' };
    expect(liveSignals([{ type: 'follow.removed', ...pair, ...ended }])).toEqual([refresh('an', 'feed')]);
    expect(liveSignals([{ type: 'user.blocked', ownerId: 'an', otherId: 'binh' }])).toEqual([
      refresh('an', 'feed'),
      refresh('an', 'chat'),
      refresh('binh', 'feed'),
      refresh('binh', 'chat'),
    ]);
  });

  it('tell what was read or deleted, line by line or all of it', () => {
    const signalsOf = (type: 'notification.read' | 'notification.withdrawn', notificationId: string | null) =>
      liveSignals([{ type, userId: 'member', notificationId }]);
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
