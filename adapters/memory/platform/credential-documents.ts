import type { Achievement } from '#core/platform/credential/credential.ts';
import type { CredentialKey } from '#core/platform/credential/credential-key.ts';
import type { Achievements, CredentialKeys, StatusLists } from '#core/platform/credential/ports.ts';
import { isListFull } from '#core/platform/credential/status-list.ts';
import { ascending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    achievements: Achievement;
    credentialKeys: CredentialKey;
    statusLists: Readonly<{ number: number; createdAt: Date }>;
  }
}

export const memoryAchievements = (view: () => View): Achievements => {
  const table = () => view().table('achievements');
  return {
    find: async (id) => table().get(id) ?? null,
    async keep(achievement) {
      const known = table().get(achievement.id);
      if (known) return known;
      table().set(achievement.id, achievement);
      return achievement;
    },
  };
};

export const memoryCredentialKeys = (view: () => View): CredentialKeys => {
  const table = () => view().table('credentialKeys');
  return {
    all: async () =>
      table()
        .all()
        .toSorted(ascending(({ createdAt, kid }) => [-createdAt.getTime(), kid])),
    find: async (kid) => table().get(kid) ?? null,
    async keep(key) {
      if (!table().get(key.kid)) table().set(key.kid, key);
    },
    async update({ kid, retiredAt, compromisedAt }) {
      const before = table().get(kid);
      if (!before) return;
      table().set(kid, {
        ...before,
        retiredAt: before.retiredAt ?? retiredAt,
        compromisedAt: before.compromisedAt ?? compromisedAt,
      });
    },
  };
};

export const memoryStatusLists = (view: () => View): StatusLists => {
  const table = () => view().table('statusLists');
  return {
    async current(at) {
      const newest = Math.max(
        0,
        ...table()
          .all()
          .map(({ number }) => number),
      );
      const used = view()
        .table('signedCredentials')
        .all()
        .filter(({ listNumber }) => listNumber === newest).length;
      if (newest > 0 && !isListFull(used)) return newest;
      table().set(String(newest + 1), { number: newest + 1, createdAt: at });
      return newest + 1;
    },
    exists: async (number) => table().get(String(number)) !== undefined,
  };
};
