import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));
const languages = ['vi.json', 'en.json'];

const catalogues = ['core', 'ui']
  .flatMap((part) =>
    readdirSync(join(repository, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name === 'messages')
      .map((entry) => relative(repository, join(entry.parentPath, entry.name))),
  )
  .filter((folder) => languages.some((name) => existsSync(join(repository, folder, name))));

// A renamed folder must not make this check pass by having nothing to look at.
if (catalogues.length < 12) {
  console.error(
    `Only ${catalogues.join(', ') || 'no catalogue'} found; core, both apps and every feature have one each.`,
  );
  process.exit(1);
}

const formatjs = join(
  dirname(fileURLToPath(import.meta.resolve('@formatjs/cli/package.json'))),
  'bin',
  'formatjs',
);

let failed = 0;
for (const folder of catalogues) {
  const missing = languages.filter((name) => !existsSync(join(repository, folder, name)));
  const { status } = missing.length
    ? { status: 1 }
    : spawnSync(
        process.execPath,
        [
          formatjs,
          'verify',
          '--source-locale',
          'vi',
          '--missing-keys',
          '--extra-keys',
          '--structural-equality',
          ...languages.map((name) => join(folder, name)),
        ],
        { cwd: repository, stdio: 'inherit' },
      );
  for (const name of missing) console.error(`${folder}/${name} is missing.`);
  if (status !== 0) failed += 1;
  console.log(`${status === 0 ? 'same' : 'DIFFERENT'}  ${folder}`);
}

/** Each app reads the words of core, of what is shared and its own: an id that stands twice there shows either text. */
for (const app of ['ui/admin', 'ui/member-web']) {
  const firstOf = new Map();
  for (const folder of catalogues.filter((name) =>
    [app, 'core', 'ui/shared'].some((part) => name.startsWith(`${part}/`)),
  ))
    for (const id of Object.keys(JSON.parse(readFileSync(join(repository, folder, 'vi.json'), 'utf8')))) {
      const first = firstOf.get(id) ?? folder;
      firstOf.set(id, first);
      if (first === folder) continue;
      console.error(`${id} stands in ${first} and in ${folder}.`);
      failed += 1;
    }
}
process.exitCode = failed ? 1 : 0;
