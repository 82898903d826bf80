import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#core/kernel/domain-error.ts';
import { aFolder } from '#fixtures/platform/media.ts';
import {
  cleanFolderName,
  deepestFolder,
  folderNameKey,
  mostFolders,
  requireChangedFolder,
  requireNewFolder,
  type Folder,
} from './folder.ts';

const place = (id: string, parentId: string | null = null, name = id): Folder =>
  aFolder({ ownerId: 'u', id, parentId, name });

const chain = (length: number, prefix = 'f'): readonly Folder[] =>
  Array.from({ length }, (_, level) =>
    place(`${prefix}${level}`, level === 0 ? null : `${prefix}${level - 1}`),
  );

const refusal = (work: () => void): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
};

describe('folders', () => {
  it('lie five deep, moved ones with all that is in them', () => {
    const deep = chain(deepestFolder);
    expect(refusal(() => requireNewFolder(chain(4), place('new', 'f3')))).toBeNull();
    expect(refusal(() => requireNewFolder(deep, place('new', 'f4')))).toBe('media.folder_too_deep');
    const two = [...deep.slice(0, 4), ...chain(2, 'g')];
    const [, , , , moved] = two;
    expect(refusal(() => requireChangedFolder(two, moved!, { ...moved!, parentId: 'f3' }))).toBe(
      'media.folder_too_deep',
    );
    expect(refusal(() => requireChangedFolder(two, moved!, { ...moved!, parentId: 'f2' }))).toBeNull();
  });

  it('are never put into themselves, or into what lies in them', () => {
    const [top] = chain(4);
    for (const parentId of ['f0', 'f1', 'f3'])
      expect(refusal(() => requireChangedFolder(chain(4), top!, { ...top!, parentId }))).toBe(
        'media.folder_circle',
      );
  });

  it('have one name in one place, whatever its capitals', () => {
    const there = [place('a', null, 'Ảnh Tập'), place('b', 'a', 'Tháng 1')];
    expect(refusal(() => requireNewFolder(there, place('c', null, 'ảnh tập')))).toBe('media.folder_exists');
    expect(refusal(() => requireNewFolder(there, place('c', null, 'Tháng 1')))).toBeNull();
    expect(refusal(() => requireNewFolder(there, place('c', null, 'Anh tap')))).toBeNull();
    const [first] = there;
    expect(refusal(() => requireChangedFolder(there, first!, { ...first!, name: 'ẢNH TẬP' }))).toBeNull();
  });

  it('are at most five hundred, and lie in one that is there', () => {
    const many = Array.from({ length: mostFolders }, (_, index) => place(`f${index}`));
    expect(refusal(() => requireNewFolder(many, place('new')))).toBe('media.folder_limit');
    expect(refusal(() => requireNewFolder([], place('new', 'gone')))).toBe('media.folder_not_found');
  });

  it('have names that can be read', () => {
    expect(cleanFolderName('  Bữa sáng ')).toBe('Bữa sáng');
    expect(refusal(() => cleanFolderName(' \u200b '))).toBe('input.required');
    expect(refusal(() => cleanFolderName('x'.repeat(81)))).toBe('input.max_length');
    expect(folderNameKey('A\u0309')).toBe(folderNameKey('ả'));
  });

  it('make a tree of at most five levels after any moves', () => {
    const step = fc.record({ moved: fc.nat(9), into: fc.option(fc.nat(9), { nil: null }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let tree: readonly Folder[] = Array.from({ length: 10 }, (_, index) => place(`f${index}`));
        for (const { moved, into } of steps) {
          const before = tree[moved]!; // ten of them
          const after = { ...before, parentId: into === null ? null : `f${into}` };
          if (refusal(() => requireChangedFolder(tree, before, after)) === null)
            tree = tree.map((one) => (one.id === before.id ? after : one));
        }
        for (const folder of tree) {
          let depth = 1;
          for (let at = folder.parentId; at !== null; depth += 1) {
            expect(depth).toBeLessThan(deepestFolder);
            at = tree.find(({ id }) => id === at)?.parentId ?? null;
          }
        }
      }),
    );
  });
});
