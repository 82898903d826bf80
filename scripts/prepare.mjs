// Runs on Node 20 with nothing installed: only node:* may be imported here.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { delimiter, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('..', import.meta.url));

const lockfile = join(repository, 'package-lock.json');
const modules = join(repository, 'node_modules');
const marker = join(modules, '.installed-lockfile');
const envFile = join(repository, '.env');
const neededMegabytes = 1_500;

const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** A failure to be printed as it is, without a stack. */
export class Refusal extends Error {}

const digest = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex');

/**
 * Compares what is installed with the lockfile, package by package: dates say nothing after a clone or a checkout.
 * @returns {boolean}
 */
const isInstalled = () => {
  if (!existsSync(pinnedNode)) return false;
  try {
    if (readFileSync(marker, 'utf8') === digest()) return true;
  } catch {
    // No marker: installed by hand, or not to the end.
  }
  try {
    const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
    const present = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
    const complete = Object.keys(wanted).every(
      (key) => !key || wanted[key].optional || present[key]?.version === wanted[key].version,
    );
    if (complete) writeFileSync(marker, digest());
    return complete;
  } catch {
    return false;
  }
};

/**
 * @param {string} folder
 * @param {string} path
 */
const isWithin = (folder, path) =>
  !relative(folder, path).startsWith('..') && !isAbsolute(relative(folder, path));

/** @param {string} folder */
const pathOutside = (folder) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => entry === '' || !isWithin(folder, entry))
    .join(delimiter);

/**
 * @param {string[]} args
 * @returns {Promise<number>}
 */
const npm = (args) =>
  new Promise((resolve) => {
    const own = process.env.npm_execpath;
    // The pinned Node goes with the packages that are replaced: what it began is ended by the one that was there first.
    const node = isWithin(modules, process.execPath) ? 'node' : process.execPath;
    const [program, ...first] = own?.endsWith('.js') ? [node, own] : ['npm'];
    const child = spawn(program, [...first, ...args], {
      cwd: repository,
      env: { ...process.env, PATH: pathOutside(modules) },
      // Standard output belongs to the command that is about to run.
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32' && program === 'npm',
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(signal ? 130 : (code ?? 1)));
  });

const checkDisk = () => {
  const { bavail, bsize } = statfsSync(repository);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free < neededMegabytes) {
    throw new Refusal(
      `There are ${free} MB free on the disk of ${repository}, and installing needs ${neededMegabytes} MB: free some space, then start again.`,
    );
  }
};

/** Only the packages named in package.json may run a script of theirs while being installed. */
const packagesWithScripts = () =>
  Object.keys(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).allowScripts).filter(
    (name) => existsSync(join(modules, name)),
  );

const install = async () => {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1_000);
  checkDisk();
  console.error('Installing the packages of package-lock.json; the first time this takes a minute or two.');
  const beat = setInterval(() => console.error(`  still installing, ${seconds()} s`), 15_000);
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  try {
    // The pinned Node and the build tools are development packages, whatever NODE_ENV says.
    let code = await npm(['ci', '--include=dev', '--include=optional', '--ignore-scripts', ...quiet]);
    if (code === 0)
      code = await npm(['rebuild', ...packagesWithScripts(), '--ignore-scripts=false', ...quiet]);
    if (code === 127) throw new Refusal('npm was not found: install Node 20 or newer together with npm.');
    if (code !== 0 || !existsSync(pinnedNode)) {
      throw new Refusal(
        'The packages could not be installed; what npm said stands above. With the network and the disk in order, run the same command again.',
      );
    }
  } finally {
    clearInterval(beat);
  }
  writeFileSync(marker, digest());
  console.error(`Installed in ${seconds()} s.`);
};

/** Installs what the lockfile asks for, unless it is there already. */
export const prepare = async () => {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new Refusal(`Node 20 or newer is needed; this is ${process.version}.`);
  if (!isInstalled()) await install();
};

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGKILL: 137 };

/**
 * Runs a program of this repository on the pinned Node, hands signals on, and resolves with its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {{ linked?: boolean, withEnvFile?: boolean }} [options] linked: the program hears at once when we are gone, however we went
 * @returns {Promise<number>}
 */
export const runPinned = (program, args, { linked = false, withEnvFile = true } = {}) =>
  new Promise((resolve) => {
    const child = spawn(
      pinnedNode,
      [
        ...(withEnvFile && existsSync(envFile) ? [`--env-file=${envFile}`] : []),
        join(repository, program),
        ...args,
      ],
      {
        stdio: ['inherit', 'inherit', 'inherit', ...(linked ? ['ipc'] : [])],
        env: {
          // Sources are parsed once, not at each start.
          NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
          ...process.env,
          PATH: `${join(modules, 'node', 'bin')}${delimiter}${process.env.PATH ?? ''}`,
        },
      },
    );
    const handOn = (signal) => void child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handOn);

    // npm does not pass every signal on, and a killed one passes none: its end is noticed by our parent changing.
    const parent = process.ppid;
    const orphaned = () => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    };
    const watch = process.env.npm_lifecycle_event ? setInterval(orphaned, 500) : undefined;

    child.on('error', (error) => {
      console.error(`${pinnedNode} can't be run: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      resolve(signal ? (exitCodes[signal] ?? 1) : (code ?? 1));
    });
  });

/**
 * @param {() => Promise<number>} main
 */
export const exitWith = async (main) => {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
  // Signal handlers and timers of ours must not keep a finished command alive.
  process.stdout.write('', () => process.exit());
};
