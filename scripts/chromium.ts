import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';

const mayInstall = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');

const install = (): void => {
  console.log('Installing Debian’s chromium for the tests that run in a browser.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    // The closing line of the tests must stay alone on standard output.
    spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2] });
  }
};

/** An installed Chromium, else Debian's package where it may be installed, else undefined. */
export const provideChromium = (): string | undefined => {
  const found = findChromium();
  if (found || process.env['CHROMIUM_PATH'] || !mayInstall()) return found;
  install();
  return findChromium();
};

export const noChromium = (): string =>
  process.env['CHROMIUM_PATH']
    ? 'CHROMIUM_PATH names no program that can be run: point it at a Chromium or a Chrome, or unset it.'
    : 'No Chromium was found: install the package chromium (or Google Chrome), or set CHROMIUM_PATH to one.';
