import { globSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.ts';
import { codeOf, OperatorError } from '../adapters/ports/operator-error.ts';
import { processStart } from '../adapters/persistence/embedded/process-identity.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const dist = join(repository, 'dist');
const record = join(dist, '.build.json');

export const frontEndNames = ['member-web', 'admin', 'storybook'] as const;
export type FrontEndName = (typeof frontEndNames)[number];

type Step = { program: string; args: (outDir: string) => string[]; folder: string };

type FrontEnd = {
  /** What the result depends on; anything else may change without a build. */
  sources: readonly string[];
  /** Each makes one folder under dist. */
  steps: readonly Step[];
};

const shared = [
  'ui/shared',
  'ui/build',
  'ui/tsconfig.json',
  'tsconfig.json',
  'core',
  'adapters/http/contract.ts',
  ...globSync('adapters/http/*/contract', { cwd: repository }),
  'package.json',
  'package-lock.json',
  'scripts/front-ends.ts',
];

const vite = join('node_modules', 'vite', 'bin', 'vite.js');

const viteBuild = (app: string, folder: string, ...flags: string[]): Step => ({
  program: vite,
  // Vite reads the folder from the root of the app.
  args: (outDir) => [
    'build',
    app,
    '--logLevel',
    'warn',
    '--outDir',
    join('..', '..', outDir),
    '--emptyOutDir',
    ...flags,
  ],
  folder,
});

const frontEnds: Readonly<Record<FrontEndName, FrontEnd>> = {
  'member-web': {
    sources: [...shared, 'ui/member-web'],
    steps: [
      viteBuild('ui/member-web', 'member-web/client'),
      viteBuild('ui/member-web', 'member-web/server', '--ssr'),
    ],
  },
  admin: { sources: [...shared, 'ui/admin'], steps: [viteBuild('ui/admin', 'admin')] },
  storybook: {
    sources: [...shared, 'ui', '.storybook', 'adapters/memory', 'adapters/http', 'fixtures'],
    steps: [
      {
        program: join('node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js'),
        args: (outDir) => ['build', '--output-dir', outDir, '--disable-telemetry', '--quiet'],
        folder: 'storybook',
      },
    ],
  },
};

const fingerprintOf = (name: FrontEndName): Promise<string> =>
  // A story is no part of the apps, and an app's story is all of the storybook.
  fingerprint(
    repository,
    frontEnds[name].sources,
    (file) => name === 'storybook' || !file.includes('.stories.'),
  );

type Built = Partial<Record<FrontEndName, string>>;

const readRecord = async (): Promise<Built> => {
  try {
    return JSON.parse(await readFile(record, 'utf8')) as Built; // written below
  } catch {
    return {};
  }
};

const hasFolders = async (name: FrontEndName): Promise<boolean> => {
  const found = await Promise.all(
    frontEnds[name].steps.map(({ folder }) =>
      stat(join(dist, folder)).then(
        (entry) => entry.isDirectory(),
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
};

/** An installation that was built elsewhere has the screens and not what they were built from. */
const isPrebuilt = async (): Promise<boolean> =>
  stat(join(repository, 'ui', 'build')).then(
    () => false,
    () => true,
  );

/** Those whose sources are not the ones that what stands in dist was built from. */
export const changedFrontEnds = async (among: readonly FrontEndName[]): Promise<FrontEndName[]> => {
  if (await isPrebuilt()) {
    const found = await Promise.all(among.map(hasFolders));
    if (found.every(Boolean)) return [];
    throw new OperatorError(
      `This installation lacks ${among.filter((_, index) => !found[index]).join(' and ')} under dist, and what they are built from.`,
    );
  }
  const built = await readRecord();
  const fresh = await Promise.all(
    among.map(async (name) => (await hasFolders(name)) && built[name] === (await fingerprintOf(name))),
  );
  return among.filter((_, index) => !fresh[index]);
};

const run = (
  program: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
  background: boolean,
) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' },
      ...(signal && { signal, killSignal: 'SIGKILL' as const }),
    });
    if (background && child.pid !== undefined) {
      try {
        setPriority(child.pid, constants.priority.PRIORITY_LOW);
      } catch {
        // It then runs like any other.
      }
    }
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-20_000)));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else if (/ENOSPC|no space left/i.test(output)) {
        reject(
          new OperatorError(`The disk is full: free some space on the disk of ${dist}, then start again.`),
        );
      } else
        reject(
          new OperatorError(
            `${args[0] === 'build' ? program : args[0]} ${args.join(' ')} failed:\n${output.trim()}`,
          ),
        );
    });
  });

type BuildOptions = {
  signal?: AbortSignal;
  /** With the lowest priority, beside a running server. */
  background?: boolean;
};

/** Of this process alone: two servers of one checkout may build at the same time. */
const drafts = `.next.${process.pid}`;
const draft = (folder: string) => join('dist', drafts, folder);

/** What a build left behind that was killed. */
const clearStaleDrafts = async (): Promise<void> => {
  for (const name of await readdir(dist).catch(() => [])) {
    const pid = Number(/^\.next\.(\d+)$/.exec(name)?.[1]);
    if (pid && processStart(pid) === undefined) await rm(join(dist, name), { recursive: true, force: true });
  }
};

/** Builds one front-end aside and then swaps it in: what is being served stays whole until then, and when the build fails. */
export const buildFrontEnd = async (
  name: FrontEndName,
  { signal, background = false }: BuildOptions = {},
): Promise<void> => {
  const hash = await fingerprintOf(name);
  const { steps } = frontEnds[name];
  await clearStaleDrafts();
  try {
    await Promise.all(
      steps.map(async ({ program, args, folder }) => {
        await run(program, args(draft(folder)), signal, background);
      }),
    );
    for (const { folder } of steps) {
      const target = join(dist, folder);
      const old = `${target}.old`;
      await mkdir(join(target, '..'), { recursive: true });
      await rm(old, { recursive: true, force: true });
      await rename(target, old).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
      await rename(join(repository, draft(folder)), target);
      await rm(old, { recursive: true, force: true });
    }
    await keepRecord(name, hash);
  } finally {
    for (const { folder } of steps)
      await rm(join(repository, draft(folder)), { recursive: true, force: true });
  }
};

let writing = Promise.resolve();

/** Builds end in any order; their records are written one after the other. */
const keepRecord = (name: FrontEndName, hash: string): Promise<void> => {
  const write = async (before: Promise<void>): Promise<void> => {
    await before;
    await writeFile(
      `${record}.${process.pid}`,
      JSON.stringify({ ...(await readRecord()), [name]: hash }, null, 2),
    );
    await rename(`${record}.${process.pid}`, record);
  };
  writing = write(writing);
  return writing;
};

const notices = {
  building: [
    'Storybook đang được dựng. Trang sẽ tự mở khi xong.',
    'The storybook is being built. This page opens it when it is ready.',
  ],
  failed: [
    'Không dựng được Storybook. Nhật ký của máy chủ cho biết lý do.',
    'The storybook could not be built. The log of the server says why.',
  ],
} as const;

/** What stands at the storybook's address until there is one; an older one stays in place meanwhile. */
export const showStorybookNotice = async (state: keyof typeof notices): Promise<void> => {
  const folder = join(dist, 'storybook');
  if (
    await stat(join(folder, 'iframe.html')).then(
      () => true,
      () => false,
    )
  )
    return;
  await mkdir(folder, { recursive: true });
  const [vi, en] = notices[state];
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="vi"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Storybook</title>
<body style="font:1.1rem/1.6 system-ui;max-width:36rem;margin:20vh auto;padding:0 1rem"><p>${vi}<p lang="en">${en}`,
  );
};
