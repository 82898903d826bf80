import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chapterMoved,
  fittedTo,
  lessonPut,
  lessonStepped,
  rowMoved,
  rowsOf,
  type TreeOrder,
} from './tree-order.ts';

const tree: TreeOrder = [
  { id: 'A', lessonIds: ['a1', 'a2'] },
  { id: 'B', lessonIds: [] },
  { id: 'C', lessonIds: ['c1'] },
];

const ids = (order: TreeOrder) =>
  rowsOf(order)
    .map(({ id }) => id)
    .toSorted();

const text = (order: TreeOrder | undefined) =>
  order?.map(({ id, lessonIds }) => `${id}(${lessonIds.join(' ')})`).join(' ');

describe('a tree of chapters and lessons', () => {
  it('moves whole chapters', () => {
    expect(text(chapterMoved(tree, 0, 2))).toBe('B() C(c1) A(a1 a2)');
    expect(chapterMoved(tree, 0, 3)).toBe(tree);
  });

  it('steps a lesson over the edge of its chapter, and stops at both ends', () => {
    expect(text(lessonStepped(tree, 'a1', 1))).toBe('A(a2 a1) B() C(c1)');
    expect(text(lessonStepped(tree, 'a2', 1))).toBe('A(a1) B(a2) C(c1)');
    expect(text(lessonStepped(tree, 'c1', -1))).toBe('A(a1 a2) B(c1) C()');
    expect(lessonStepped(tree, 'a1', -1)).toBeUndefined();
    expect(lessonStepped(tree, 'c1', 1)).toBeUndefined();
  });

  it('puts a lesson anywhere', () => {
    expect(text(lessonPut(tree, 'a1', { chapterId: 'C', place: 0 }))).toBe('A(a2) B() C(a1 c1)');
    expect(text(lessonPut(tree, 'a1', { chapterId: 'A', place: 1 }))).toBe('A(a2 a1) B() C(c1)');
  });

  it('drags a lesson to a row, never above the first chapter, and no chapter so', () => {
    expect(text(rowMoved(tree, 5, 1))).toBe('A(c1 a1 a2) B() C()');
    expect(rowMoved(tree, 1, 0)).toBe(tree);
    expect(rowMoved(tree, 3, 1)).toBe(tree);
  });

  it('takes in what was added and leaves out what went, and is otherwise as it was', () => {
    const other: TreeOrder = [
      { id: 'C', lessonIds: ['c1', 'new'] },
      { id: 'A', lessonIds: ['a2'] },
      { id: 'D', lessonIds: ['d1'] },
    ];
    expect(text(fittedTo(tree, other))).toBe('A(a2) C(c1 new) D(d1)');
    expect(fittedTo(tree, tree)).toEqual(tree);
  });

  it('loses and doubles nothing, whatever is dragged where', () => {
    const step = fc.record({
      kind: fc.constantFrom('row', 'chapter'),
      from: fc.integer({ min: -1, max: 7 }),
      to: fc.integer({ min: -1, max: 7 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const end = steps.reduce(
          (order, { kind, from, to }) =>
            kind === 'row' ? rowMoved(order, from, to) : chapterMoved(order, from, to),
          tree,
        );
        expect(ids(end)).toEqual(ids(tree));
        expect(end.map(({ id }) => id).toSorted()).toEqual(['A', 'B', 'C']);
      }),
    );
  });
});
