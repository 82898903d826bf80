import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Refuses the private words that docs/glossary.md lists: node scripts/words.mjs [folder]
const repository = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? repository);
const glossary = readFileSync(join(repository, 'docs', 'glossary.md'), 'utf8');

// What members read in their own words is not ours to check; the API document is made from the contract.
const isChecked = (file) =>
  /\.([cm]?[jt]s|tsx|jsx|md)$/.test(file) && !/(^|\/)docs\/glossary\.md$|mail-template-texts/.test(file);

// Gerunds that are nouns of the field.
const nouns = new Set([
  'coaching',
  'drawing',
  'finding',
  'grouping',
  'learning',
  'matching',
  'onboarding',
  'ordering',
  'pricing',
  'rating',
  'spending',
  'wording',
]);

const tableBelow = (title) => {
  const [, section = ''] = glossary.split(`\n## ${title}\n`);
  const [table] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const terms = tableBelow('Refused terms').flatMap(([words, instead, where]) =>
  words.split(', ').map((term) => ({ term, instead, where })),
);
const allowed = tableBelow('Where a refused term stays').map(([text]) => text);
if (terms.length === 0 || allowed.length === 0) {
  console.error('docs/glossary.md has no table of refused terms, or none of what stays.');
  process.exit(1);
}

/** `openedAt`, `live-bus` and `MAX_SIZE` fall into the words they are made of, in lower case. */
const partsOf = (text) =>
  text
    .replace(/[’']/g, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

const holds = (parts, term) => ` ${parts.join(' ')} `.includes(` ${term} `);
const refused = (where, parts) => terms.filter((each) => each.where === where && holds(parts, each.term));

/** Code without its comments and texts, line by line as before: what is left are names and signs. */
const namesIn = (code) => {
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  const literal =
    /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=[(,=:[!&|?{;]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;
  const withoutTexts = code.replace(literal, blank).replace(/>[^<>{}()=;\n]+</g, blank);
  // The code inside `${…}` is looked at, the text around it is not.
  return withoutTexts.replace(/`(?:\\.|\$\{[^}]*\}|[^`\\])*`/g, (template) => {
    let at = 0;
    let kept = '';
    for (const { 0: code, index } of template.matchAll(/\$\{[^}]*\}/g)) {
      kept += blank(template.slice(at, index)) + code;
      at = index + code.length;
    }
    return kept + blank(template.slice(at));
  });
};

const findingsOf = (file, text) => {
  const found = [];
  const add = (line, each) => found.push({ line, ...each });

  const [name] = basename(file).split('.');
  const pathParts = partsOf(file.replace(/\.\w+$/, ''));
  for (const where of ['everywhere', 'names']) for (const each of refused(where, pathParts)) add(1, each);
  for (const each of terms) if (['nouns', 'files'].includes(each.where) && each.term === name) add(1, each);
  if (/^[a-z]+ing$/.test(name) && !nouns.has(name) && !terms.some(({ term }) => term === name))
    add(1, { term: name, instead: 'a noun, or verb and noun, as the name of a file' });

  const lines = text.split('\n');
  const bare = lines.map((line) => allowed.reduce((rest, sentence) => rest.replaceAll(sentence, ' '), line));
  bare.forEach((line, index) => {
    for (const each of refused('everywhere', partsOf(line))) add(index + 1, each);
  });
  // A phrase may run over the end of a line of a comment; each line by itself has been looked at.
  bare.slice(1).forEach((line, index) => {
    const [before, after] = [partsOf(bare[index]), partsOf(line)];
    for (const each of refused('everywhere', [...before, ...after]))
      if (!holds(before, each.term) && !holds(after, each.term)) add(index + 1, each);
  });
  if (!file.endsWith('.md')) {
    namesIn(text)
      .split('\n')
      .forEach((line, index) => {
        for (const [identifier] of line.matchAll(/[\p{L}_$][\p{L}\d_$]*/gu)) {
          for (const each of refused('names', partsOf(identifier))) add(index + 1, each);
          for (const each of terms)
            if (each.where === 'nouns' && /^[A-Z]/.test(identifier) && identifier.toLowerCase() === each.term)
              add(index + 1, each);
        }
      });
  }
  return found.toSorted((a, b) => a.line - b.line);
};

const filesIn = (root) => {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--', '.'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status === 0 && stdout) return stdout.split('\0').filter(Boolean);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(node_modules|dist|storybook-static|\.git)\//.test(file));
};

let count = 0;
const files = filesIn(folder).filter((file) => isChecked(file) && existsSync(join(folder, file)));
for (const file of files) {
  for (const { line, term, instead } of findingsOf(file, readFileSync(join(folder, file), 'utf8'))) {
    console.log(`${file}:${line}: ${term} → ${instead}`);
    count += 1;
  }
}
console.log(`words: ${files.length} files, ${count} refused`);
process.exitCode = count ? 1 : 0;
