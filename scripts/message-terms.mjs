import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Refuses in what people read the terms that docs/glossary.md lists: node scripts/message-terms.mjs [folder]
const repository = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? repository);
const glossary = readFileSync(join(repository, 'docs', 'glossary.md'), 'utf8');

const tableBelow = (title) => {
  const [, section = ''] = glossary.split(`\n### ${title}\n`);
  const rows = section
    .split(/\n##/)[0]
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};
const listed = (cell) => (cell ? cell.split(', ') : []);

const escaped = (term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A term is looked for as whole words, whatever their case; `/…/` is an expression. */
const patternOf = (term) =>
  term.startsWith('`/')
    ? new RegExp(term.slice(2, -2), 'u')
    : new RegExp(`(?<![\\p{L}\\d])${escaped(term)}(?![\\p{L}\\d])`, 'iu');

const termsOf = (title) =>
  tableBelow(title).flatMap(([terms, instead, fine]) =>
    listed(terms).map((term) => ({ term, instead, pattern: patternOf(term), fine: listed(fine) })),
  );
const refused = { vi: termsOf('Vietnamese terms refused'), en: termsOf('English terms refused') };
const exempt = tableBelow('Messages where a refused term stays').flatMap(([ids, term]) =>
  listed(ids).map((id) => ({ id: id.replaceAll('`', ''), term })),
);
if (refused.vi.length === 0 || refused.en.length === 0 || exempt.length === 0) {
  console.error('docs/glossary.md has no table of terms refused in messages, or of where they stay.');
  process.exit(1);
}

const isExempt = (id, term) => exempt.some((each) => each.id === id && each.term === term);

const findingsOf = (language, id, text) =>
  refused[language].filter(({ term, pattern, fine }) => {
    const said = text.replaceAll(/\$?\{+\w+\}+|\{\w+, /g, ' '); // what stands in a place is no word of ours
    const rest = fine.reduce((before, phrase) => before.replaceAll(new RegExp(phrase, 'giu'), ' '), said);
    return pattern.test(rest) && !isExempt(id, term);
  });

/** Texts that stand in code, each with its language: `vi: 'Cơ thể'`, or below a line that opens `vi: {`. */
const textsInCode = (code) => {
  let language = 'vi';
  return code.split('\n').flatMap((line, index) => {
    if (/^\s*(\/\/|\/?\*|import )/.test(line)) return [];
    language = /^\s*(?:const )?(vi|en)\b[^']*\{\s*$/.exec(line)?.[1] ?? language;
    return [...line.matchAll(/(?:\b(vi|en): )?(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)/g)].map(
      ([, said, plain, template]) => {
        if (said) language = said;
        return { language, id: String(index + 1), text: plain ?? template };
      },
    );
  });
};

const codeFiles = [
  'core/platform/notification/mail-template-texts.ts',
  'core/body/indicator/labels.ts',
  'core/body/indicator/choice-labels.ts',
  'core/body/indicator/explanation/measuring-rules.ts',
  'core/content/page/shipped/about-us.ts',
  'core/content/page/shipped/post-features.ts',
  'core/content/page/shipped/privacy.ts',
  'core/content/page/shipped/terms.ts',
  'adapters/external/report/words.ts',
];
const catalogues = ['core', 'ui'].flatMap((part) =>
  existsSync(join(folder, part))
    ? readdirSync(join(folder, part), { recursive: true })
        .map((file) => join(part, file).replaceAll('\\', '/'))
        .filter((file) => /(^|\/)messages\/(vi|en)\.json$/.test(file) && !file.includes('node_modules'))
    : [],
);

const texts = [
  ...catalogues.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8'))).map(([id, text]) => ({
      file,
      language: file.endsWith('/vi.json') ? 'vi' : 'en',
      id,
      text,
    })),
  ),
  ...codeFiles
    .filter((file) => existsSync(join(folder, file)))
    .flatMap((file) =>
      textsInCode(readFileSync(join(folder, file), 'utf8')).map((each) => ({ file, ...each })),
    ),
];

let count = 0;
for (const { file, language, id, text } of texts)
  for (const { term, instead } of findingsOf(language, id, text)) {
    console.log(`${file}: ${id}: ${term} → ${instead}`);
    count += 1;
  }
console.log(`terms of messages: ${texts.length} texts, ${count} refused`);
process.exitCode = count ? 1 : 0;
