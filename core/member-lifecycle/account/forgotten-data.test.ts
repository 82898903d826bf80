import { expect, it } from 'vitest';
import type { Module } from '#core/kernel/module.ts';
import { modules } from '#core/modules.ts';

/** The books stay whole, uses of codes among them; the questions stay with the answers that were given to them. */
const keepsAll = ['coinArchive', 'promoArchive', 'questionFormArchive'];

it('every module with a part in a member’s archive says what becomes of it when the account is anonymised', () => {
  const silent = (modules as readonly Module[]).flatMap(({ hooks }) =>
    hooks?.archiveOf && !hooks.whenMemberIsAnonymised ? hooks.archiveOf.name : [],
  );
  expect(silent).toEqual(keepsAll);
});
