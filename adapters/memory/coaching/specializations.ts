import { DomainError } from '#core/kernel/domain-error.ts';
import type { Specializations } from '#core/coaching/specialization/ports.ts';
import { specializationTypes } from '#core/coaching/specialization/specialization.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import { staffList } from '../engine/staff-list.ts';
import type { View } from '../engine/store.ts';

export const memorySpecializations = (view: () => View): Specializations => {
  const types = () => view().table('specializations');

  return {
    all: async () =>
      specializationTypes.map((type) => types().get(type)).filter((found) => found !== undefined),

    find: async (type) => types().get(type) ?? null,

    async update(specialization) {
      const before = types().get(specialization.type);
      if (before?.version !== specialization.version - 1) throw new DomainError('version.stale');
      types().set(specialization.type, specialization);
    },

    async list(request) {
      const found = staffList(
        types()
          .all()
          .map((specialization) => ({ id: specialization.type, ...specialization })),
        readListRequest(staffLists.specializations, request),
        staffLists.specializations,
        ({ type, description }) => [type, description.vi, description.en],
      );
      const rows = found.rows.map(({ type }) => types().get(type)).filter((row) => row !== undefined);
      return { ...found, rows };
    },
  };
};
