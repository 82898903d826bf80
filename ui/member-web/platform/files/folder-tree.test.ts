import { describe, expect, it } from 'vitest';
import { childrenOf, inTreeOrder, named, pathTo } from './folder-tree.ts';

const folder = (id: string, parentId: string | null, name = id) => ({ id, parentId, name });
const folders = [
  folder('photos', null, 'Ảnh tập luyện'),
  folder('2026', 'photos', 'Năm 2026'),
  folder('november', '2026', 'Tháng 11'),
  folder('papers', null, 'Giấy tờ'),
];

describe('folders in one another', () => {
  it('know their way from the top', () => {
    expect(pathTo(folders, 'november').map(({ id }) => id)).toEqual(['photos', '2026', 'november']);
    expect(pathTo(folders, null)).toEqual([]);
    expect(pathTo(folders, 'deleted')).toEqual([]);
  });

  it('end where a circle would begin', () => {
    expect(pathTo([folder('a', 'b'), folder('b', 'a')], 'a').map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('stand as a tree, a moved one without what lies in it', () => {
    expect(inTreeOrder(folders).map(({ folder: { id }, depth }) => [id, depth])).toEqual([
      ['photos', 0],
      ['2026', 1],
      ['november', 2],
      ['papers', 0],
    ]);
    expect(inTreeOrder(folders, { without: '2026' }).map(({ folder: { id } }) => id)).toEqual([
      'photos',
      'papers',
    ]);
  });

  it('are found without accents', () => {
    expect(named(folders, 'giay')).toEqual([folders[3]]);
    expect(named(folders, '  ')).toEqual([]);
    expect(childrenOf(folders, null)).toHaveLength(2);
  });
});
