import type { PageVersion } from '#core/content/page/page.ts';
import type { PageVersions } from '#core/content/page/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    pageVersions: PageVersion;
  }
}

export const memoryPageVersions = (view: () => View): PageVersions => {
  const versions = () => view().table('pageVersions');
  const of = async (key: PageVersion['key']) =>
    versions()
      .all()
      .filter((version) => version.key === key)
      .toSorted((one, other) => other.number - one.number);

  return {
    of,
    lock: of,

    async insert(version) {
      const stands = (await of(version.key)).some(
        ({ number, status }) =>
          number === version.number || (status === 'DRAFT' && version.status === 'DRAFT'),
      );
      if (stands) view().refuse('version.stale');
      versions().set(version.id, version);
    },

    async update(version) {
      if (versions().get(version.id)?.version !== version.version - 1) throw new DomainError('version.stale');
      versions().set(version.id, version);
    },

    async deleteDraft(key) {
      for (const { id, status } of await of(key)) if (status === 'DRAFT') versions().delete(id);
    },
  };
};
