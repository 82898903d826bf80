import { describe, expect, it } from 'vitest';
import type { ListColumn } from '../list-column.ts';
import { movedColumn, shownColumns } from './use-columns.ts';

const column = (source: string, hidden = false): ListColumn<object> => ({
  source,
  label: source,
  render: () => source,
  hidden,
});
const columns = [column('name'), column('status'), column('phone', true), column('createdAt')];
const shown = (chosen: readonly string[] | null) => shownColumns(columns, chosen).map(({ source }) => source);

describe('columns', () => {
  it('are those of the list until others are chosen, in the order that was chosen', () => {
    expect(shown(null)).toEqual(['name', 'status', 'createdAt']);
    expect(shown(['phone', 'status'])).toEqual(['name', 'phone', 'status']);
    expect(shown([])).toEqual(['name']);
    expect(shown(['gone', 'name', 'phone'])).toEqual(['name', 'phone']);
  });

  it('move one step, and not past the ends', () => {
    expect(movedColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(movedColumn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(movedColumn(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(movedColumn(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
    expect(movedColumn(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
  });
});
