import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { aboutVariables, variableNames } from '../adapters/composition/config/variables.ts';
import { variablePage } from './variables.ts';

const text = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

describe('the page of variables', () => {
  it('is what the schema says: `npm run variables` writes it anew', async () => {
    expect(await text('docs/variables.md')).toBe(variablePage());
  });

  it('has a row for each, and marks what must not be shown', () => {
    const named = [...variablePage().matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...variableNames].toSorted());
    for (const { name, isSecret } of aboutVariables())
      if (/KEY|SECRET|PASSWORD|TOKEN|DATABASE_URL|REDIS_URL|SMTP_URL/.test(name))
        expect(isSecret, name).toBe(true);
  });
});
