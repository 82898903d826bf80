/** Chapters in order, each with its lessons in order: what the server is told. */
export type TreeOrder = readonly Readonly<{ id: string; lessonIds: readonly string[] }>[];

export const orderOf = (
  chapters: readonly Readonly<{ id: string; lessons: readonly Readonly<{ id: string }>[] }>[],
): TreeOrder => chapters.map(({ id, lessons }) => ({ id, lessonIds: lessons.map((lesson) => lesson.id) }));

export type Row = Readonly<{ kind: 'CHAPTER' | 'LESSON'; id: string; chapterId: string }>;

/** As they stand below each other on the screen. */
export const rowsOf = (order: TreeOrder): readonly Row[] =>
  order.flatMap(({ id, lessonIds }): Row[] => [
    { kind: 'CHAPTER', id, chapterId: id },
    ...lessonIds.map((lessonId): Row => ({ kind: 'LESSON', id: lessonId, chapterId: id })),
  ]);

/** Rows back into a tree: a lesson belongs to the chapter above it. */
const treeOf = (rows: readonly Row[]): TreeOrder => {
  const chapters: { id: string; lessonIds: string[] }[] = [];
  for (const { kind, id } of rows) {
    if (kind === 'CHAPTER') chapters.push({ id, lessonIds: [] });
    else chapters.at(-1)?.lessonIds.push(id);
  }
  return chapters;
};

const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
};

export const chapterMoved = (order: TreeOrder, from: number, to: number): TreeOrder => moved(order, from, to);

/** A lesson dragged from one row to another; the first row stays a chapter's. */
export const rowMoved = (order: TreeOrder, from: number, to: number): TreeOrder => {
  const rows = rowsOf(order);
  if (rows[from]?.kind !== 'LESSON' || to < 1) return order;
  return treeOf(moved(rows, from, to));
};

/** One row up or down, into the neighbouring chapter at its edge; undefined: it is at the end already. */
export const lessonStepped = (order: TreeOrder, lessonId: string, by: 1 | -1): TreeOrder | undefined => {
  const from = rowsOf(order).findIndex(({ id }) => id === lessonId);
  const next = rowMoved(order, from, from + by);
  return next === order || from + by >= rowsOf(order).length ? undefined : next;
};

/** To a place, counted from 0, of any chapter. */
export const lessonPut = (
  order: TreeOrder,
  lessonId: string,
  { chapterId, place }: Readonly<{ chapterId: string; place: number }>,
): TreeOrder =>
  order.map(({ id, lessonIds }) => {
    const others = lessonIds.filter((each) => each !== lessonId);
    return { id, lessonIds: id === chapterId ? others.toSpliced(place, 0, lessonId) : others };
  });

/** With the rows of another tree: those it lacks at the end of their chapter, without those that went. */
export const fittedTo = (order: TreeOrder, other: TreeOrder): TreeOrder => {
  const there = new Set(rowsOf(other).map(({ id }) => id));
  const known = new Set(rowsOf(order).map(({ id }) => id));
  const kept = order.filter(({ id }) => there.has(id));
  const added = other
    .filter(({ id }) => !known.has(id))
    .map(({ id }): TreeOrder[number] => ({ id, lessonIds: [] }));
  // A lesson whose own chapter went is put where the other tree has it.
  const placed = new Set(kept.flatMap(({ lessonIds }) => lessonIds));
  return [...kept, ...added].map(({ id, lessonIds }) => ({
    id,
    lessonIds: [
      ...lessonIds.filter((each) => there.has(each)),
      ...(other.find((each) => each.id === id)?.lessonIds ?? []).filter((each) => !placed.has(each)),
    ],
  }));
};
