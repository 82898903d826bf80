import { describe, expect, it } from 'vitest';
import { statementNames } from './statement-names.ts';

describe('statement names', () => {
  it('come with the second use and stay the same', () => {
    const names = statementNames(10);
    const sql = 'select * from users where id = $1';

    expect(names.of(sql)).toBeUndefined();
    const name = names.of(sql);
    expect(name).toMatch(/^s0_[\w-]{22}$/);
    expect(names.of(sql)).toBe(name);
  });

  it('differ between statements and fit into the 63 bytes PostgreSQL keeps', () => {
    const names = statementNames(1_000);
    const given = new Set<string>();
    for (let n = 0; n < 500; n++) {
      names.of(`select ${n}`);
      given.add(names.of(`select ${n}`) ?? '');
    }
    expect(given.size).toBe(500);
    for (const name of given) expect(Buffer.byteLength(name)).toBeLessThan(64);
  });

  it('are limited, however many statements a caller makes up', () => {
    const names = statementNames(3);
    for (let n = 0; n < 100; n++) for (let use = 0; use < 3; use++) names.of(`select ${n}`);

    expect(names.size).toBe(3);
    expect(names.of('select 0')).toBeDefined();
    expect(names.of('select 99')).toBeUndefined();
  });

  it('are not given to commands that prepare nothing', () => {
    const names = statementNames(10);
    for (const sql of [
      'BEGIN;',
      'COMMIT;',
      'create table t (id int)',
      'select 1; select 2',
      'set local x = 1',
    ]) {
      names.of(sql);
      expect(names.of(sql), sql).toBeUndefined();
    }
  });

  it('are new after a renewal', () => {
    const names = statementNames(10);
    names.of('select 1');
    const before = names.of('select 1');
    names.renew();
    names.of('select 1');
    const after = names.of('select 1');
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });
});
