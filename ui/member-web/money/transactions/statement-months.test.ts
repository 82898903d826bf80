import { describe, expect, it } from 'vitest';
import { statementMonths } from './statement-months.ts';

const zone = 'Asia/Ho_Chi_Minh';

describe('the months of a statement', () => {
  it('go from the newest back to the month of joining, over the turn of a year', () => {
    expect(statementMonths(new Date('2025-11-30T03:00:00Z'), new Date('2026-02-01T03:00:00Z'), zone)).toEqual(
      ['2026-02', '2026-01', '2025-12', '2025-11'],
    );
  });

  it('follow the calendar of the member, not that of the server', () => {
    const newYearsEve = new Date('2025-12-31T18:00:00Z');
    expect(statementMonths(newYearsEve, newYearsEve, zone)).toEqual(['2026-01']);
    expect(statementMonths(newYearsEve, newYearsEve, 'America/New_York')).toEqual(['2025-12']);
  });

  it('are never none, even on a device whose clock is behind', () => {
    expect(statementMonths(new Date('2026-02-01T03:00:00Z'), new Date('2025-12-01T03:00:00Z'), zone)).toEqual(
      ['2025-12'],
    );
  });
});
