import type { AuditLog } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { DomainEvent, Events } from '#core/kernel/events.ts';
import {
  consentVersionAt,
  firstConsentVersion,
  type ConsentVersion,
} from '#core/platform/settings/legal-documents.ts';
import type { ConsentVersions, SettingsStore, StoredSettings } from '#core/platform/settings/ports.ts';
import { defaultSettings } from '#core/platform/settings/site.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { ascending } from '../engine/ordering.ts';
import { staffList } from '../engine/staff-list.ts';
import { keyOf, type View } from '../engine/store.ts';

const untouched: StoredSettings = { settings: defaultSettings, version: 0, updatedAt: null, updatedBy: null };

export const memorySettingsStore = (view: () => View): SettingsStore => {
  const stored = () => view().table('settings').get('site') ?? untouched;
  return {
    read: async () => stored().settings,
    lock: async () => stored(),
    async put(settings) {
      if (stored().version !== settings.version - 1) throw new DomainError('version.stale');
      view().table('settings').set('site', settings);
    },
  };
};

declare module '../engine/store.ts' {
  interface Tables {
    consentVersions: ConsentVersion;
  }
}

export const memoryConsentVersions = (view: () => View): ConsentVersions => {
  const versions = () => view().table('consentVersions');
  return {
    current: async (at) => consentVersionAt(versions().all(), at),
    names: async () => [
      firstConsentVersion,
      ...versions()
        .all()
        .map(({ version }) => version),
    ],
    async raise(raised) {
      if (versions().get(raised.version)) throw new DomainError('version.stale');
      versions().set(raised.version, raised);
    },
    withdraw: async (version) => versions().delete(version),
  };
};

/** What a JSON column gives back: dates as text, nothing for undefined. */
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

export const memoryAuditLog = (view: () => View): AuditLog => ({
  async append(entry) {
    const id = String(view().nextNumber());
    const { before, after } = entry;
    view()
      .table('auditLog')
      .set(id, { ...entry, id, before: throughJson(before), after: throughJson(after) });
  },

  async list(request) {
    const users = view().table('users');
    const rows = view()
      .table('auditLog')
      .all()
      .map((entry) => ({ ...entry, actorName: users.get(entry.actor)?.fullname ?? null }));
    return staffList(
      rows,
      readListRequest(staffLists.auditLog, request),
      staffLists.auditLog,
      ({ actor, action, targetId, reason }) => {
        const user = users.get(actor);
        return [
          user?.fullname ?? null,
          user?.username ?? null,
          user?.email ?? null,
          action,
          targetId,
          reason,
        ];
      },
    );
  },
});

export const memoryEvents = (view: () => View, now: () => Date): Events => {
  const events = () => view().table('events');
  return {
    async append(event) {
      const id = view().nextNumber();
      const stored = throughJson(event) as DomainEvent; // events hold JSON values only
      events().set(String(id), { id, at: now(), event: stored, handledAt: null });
    },

    take: async (limit) =>
      events()
        .all()
        .filter(({ handledAt }) => handledAt === null)
        .toSorted(ascending(({ id }) => [id]))
        .slice(0, limit)
        .map(({ id, at, event }) => ({ id: String(id), at, event })),

    async claim(eventId, reaction) {
      const claims = view().table('eventClaims');
      const key = keyOf(eventId, reaction);
      if (claims.get(key)) return false;
      claims.set(key, { eventId, reaction });
      return true;
    },

    async handled(eventIds, at) {
      for (const id of eventIds) {
        const event = events().get(id);
        if (event) events().set(id, { ...event, handledAt: at });
      }
    },

    async waiting() {
      const open = events()
        .all()
        .filter(({ handledAt }) => handledAt === null)
        .map(({ at }) => at.getTime());
      return { count: open.length, oldestAt: open.length === 0 ? null : new Date(Math.min(...open)) };
    },
  };
};
