import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assistantGuards } from './assistant.ts';
import { contentGuards } from './content.ts';
import { learningGuards } from './learning.ts';

const read = (file: string) => readFile(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

describe('every guard', () => {
  it.each([...learningGuards, ...contentGuards, ...assistantGuards])(
    'stands in the code: without it, $without',
    async (guard) => {
      const texts = new Map<string, string>();
      for (const { file, from, to } of guard.changes) {
        const text = texts.get(file) ?? (await read(file));
        const parts = text.split(from);
        expect(parts, `${file}: ${from}`).toHaveLength(2);
        texts.set(file, parts.join(to));
      }
    },
  );
});
