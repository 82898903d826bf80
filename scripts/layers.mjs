import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const repository = fileURLToPath(new URL('..', import.meta.url));
process.chdir(repository);

const folders = ['core', 'adapters', 'ui', 'fixtures', '.storybook', 'bench', 'e2e'];
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** @param {string} folder */
const sourcesIn = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

const sources = folders.flatMap(sourcesIn);
const { output } = await cruise(
  folders.filter((folder) => sourcesIn(folder).length > 0),
  { ...options, ruleSet: { forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig(options.tsConfig.fileName) },
);
if (typeof output === 'string') throw new Error(output);

// A parser that no longer reads TypeScript would find nothing, and nothing wrong.
const cruised = new Set(output.modules.map(({ source }) => source));
const overlooked = sources.filter((source) => !cruised.has(source));
for (const source of overlooked) console.error(`${source} was not looked at.`);

for (const { rule, from, to, cycle } of output.summary.violations) {
  const path = cycle?.length
    ? [from, ...cycle.map((step) => step.name ?? step)].join(' → ')
    : `${from} → ${to}`;
  const why = forbidden.find(({ name }) => name === rule.name)?.comment;
  console.error(`${rule.name}: ${path}${why ? `\n    ${why}` : ''}`);
}
const wrong = output.summary.violations.length + overlooked.length;
console.log(`${cruised.size} modules, ${sources.length} of them ours, ${wrong} violations.`);
process.exitCode = wrong || sources.length < 100 ? 1 : 0;
