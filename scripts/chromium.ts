import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, headlessShell } from './find-chromium.mjs';

const mayInstall = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');

/** Waits for no mirror that can't be reached: a browser may be there already. */
const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];

const install = (...packages: readonly string[]): void => {
  console.log(`Installing Debian’s ${packages.join(' and ')} for the tests that run in a browser.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    // The closing line of the tests must stay alone on standard output.
    spawnSync('apt-get', [...patience, ...args], { env, stdio: ['ignore', 2, 2], timeout: 180_000 });
  }
};

/**
 * The headless shell where it is or may be installed (Debian's package), else any Chromium, else undefined.
 * CHROMIUM_PATH is taken as it is.
 */
export const provideChromium = (): string | undefined => {
  const found = findChromium();
  if (found?.endsWith(headlessShell) || process.env['CHROMIUM_PATH'] || !mayInstall()) return found;
  install(headlessShell);
  const shell = findChromium();
  if (shell) return shell;
  install('chromium');
  return findChromium();
};

export const noChromium = (): string =>
  process.env['CHROMIUM_PATH']
    ? 'CHROMIUM_PATH names no program that can be run: point it at a Chromium or a Chrome, or unset it.'
    : 'No Chromium was found: install the package chromium-headless-shell or chromium (or Google Chrome), or set CHROMIUM_PATH to one.';
