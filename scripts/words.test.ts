import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('words.mjs', import.meta.url));
const glossary = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8');

// Taken from the table, so that this file need not say them.
const rows = glossary.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
const termsOf = (where: string): readonly string[] =>
  rows.filter((row) => row[3] === where && row.length === 5).flatMap((row) => row[1]?.split(', ') ?? []);
const first = (terms: readonly string[]): string =>
  terms[0] ?? expect.fail('The glossary refuses nothing so.');

const everywhere = termsOf('everywhere');
const word = first(everywhere);
const phrase = first(everywhere.filter((term) => term.includes(' ')));
const inNames = first(termsOf('names'));
const noun = first(termsOf('nouns'));
const inFiles = first(termsOf('files'));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const check = (
  files: Readonly<Record<string, string>>,
): Readonly<{ status: number | null; lines: readonly string[] }> => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return { status, lines: stdout.trim().split('\n').slice(0, -1) };
};

describe('the words of the project', () => {
  it.each([
    ['a comment', 'review.ts', `\n// It belongs to the ${word}.\n`, 2, word],
    ['the title of a test', 'review.test.ts', `it('opens a ${word}', () => {});\n`, 1, word],
    ['a document', 'docs/review.md', `# Review\n\nEvery ${word} has one.\n`, 3, word],
    ['the beginning of a name', 'review.ts', `const ${word}Of = 1;\n`, 1, word],
    ['the end of a name', 'review.ts', `const open${capital(word)} = 1;\n`, 1, word],
    ['a name in capitals', 'review.ts', `const OPEN_${word.toUpperCase()} = 1;\n`, 1, word],
    ['the name of a file', `live-${word}.ts`, '', 1, word],
    ['the name of a folder', `${word}/review.ts`, '', 1, word],
    ['a phrase', 'review.ts', `// It has to ${phrase} first.\n`, 1, phrase],
    ['a phrase over two lines', 'review.ts', `/**\n * ${phrase.replace(' ', '\n * ')} */\n`, 2, phrase],
    ['a word refused in names', 'review.ts', `const is${capital(inNames)} = 1;\n`, 1, inNames],
    ['a name inside a template', 'review.ts', `const text = \`a \${${inNames}Of} b\`;\n`, 1, inNames],
    ['a type called by a word that is none', 'review.ts', `type ${capital(noun)} = string;\n`, 1, noun],
    ['a file called by a word that is none', `${noun}.ts`, '', 1, noun],
    ['a file called by a refused verb', `${inFiles}.test.ts`, '', 1, inFiles],
    ['a file called by any gerund', 'running.ts', '', 1, 'running'],
  ])('refuse %s', (_what, file, text, line, term) => {
    const { status, lines } = check({ [file]: text });
    expect(lines).toEqual([expect.stringContaining(`${file}:${line}: ${term} → `)]);
    expect(status).toBe(1);
  });

  it.each([
    ['a longer word', 'review.ts', `// ${word}hold goods\n`],
    ['a text with a word refused in names', 'review.ts', `// ${inNames}\nconst text = '${inNames}';\n`],
    ['an expression of letters after a slash', 'review.ts', `const found = /['"]${inNames}/;\n`],
    ['a preposition', 'review.ts', `const ${noun} = 1; // ${noun} then\n`],
    ['a gerund that is a noun', 'rating.ts', ''],
    ['what members read', 'messages/en.json', `{ "title": "${word}" }`],
    ['the texts of mails', 'mail-template-texts.ts', `export const text = '${word}';\n`],
  ])('let %s pass', (_what, file, text) => {
    expect(check({ [file]: text })).toEqual({ status: 0, lines: [] });
  });

  it('let the sentences pass that others read already, to the letter', () => {
    const [, table = ''] = glossary.split('## Where a refused term stays');
    const sentences = table
      .split('\n')
      .flatMap((row) => row.split(' | ')[0]?.replace(/^\| /, '') ?? [])
      .slice(5);
    const stays = first(sentences.filter((sentence) => sentence.includes(` ${word}`)));
    expect(check({ 'contract.ts': `const summary = "${stays}";\n` })).toEqual({ status: 0, lines: [] });
    expect(check({ 'contract.ts': `const summary = "${stays.toUpperCase()}";\n` }).status).toBe(1);
  });
});
