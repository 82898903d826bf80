import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createIntl } from '@formatjs/intl';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.mjs';
import type { Language } from '#core/kernel/language.ts';
import { restAfter } from './page-rest.ts';
import { check } from './scenario.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that hums and a camera that counts; nobody is asked for them.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

export const openBrowser = (): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? findChromium();
  check(executablePath !== undefined, 'no Chromium was found');
  return chromium.launch({ executablePath: executablePath!, args: quiet }); // seen above
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Of all rules those that may say something else in other colours. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'] as const;

const roomForBar = 160;

/**
 * As tall as the page: what the bottom bar covers for the moment can be scrolled from under it. What is fetched when it
 * comes near makes the page taller once more.
 */
const showWhole = async (page: Page, { width, height }: Readonly<{ width: number; height: number }>) => {
  let shown = height;
  for (let round = 0; round < 4; round += 1) {
    const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
    const wanted = Math.max(height, whole + roomForBar);
    if (round > 0 && whole <= shown) return;
    shown = wanted;
    await restAfter(page, () => page.setViewportSize({ width, height: wanted }));
  }
};

/** What stands beside a heading may take its room without a sideways scroll: one line a word, or a letter. */
const squeezedHeadings = `[...document.querySelectorAll('h1')]
  .filter((heading) => heading.textContent.length > 3 && heading.clientWidth > 1)
  .filter(({ clientWidth, clientHeight }) => clientWidth < 90 && clientHeight > 2 * clientWidth)
  .map(({ textContent }) => textContent)`;

/** No violation of WCAG 2.2 AA that a machine can see, or of some of its rules, no sideways scroll, no squeezed heading. */
export const inspect = async (page: Page, name: string, runOnly: readonly string[] = tags): Promise<void> => {
  const viewport = page.viewportSize();
  const squeezed = await page.evaluate<readonly string[]>(squeezedHeadings);
  if (viewport) await showWhole(page, viewport);
  if (await page.evaluate('globalThis.axe === undefined')) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (only) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            options: unknown,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
        };
      }; // just put there
      const result = await axe.run({ runOnly: only, resultTypes: ['violations'] });
      return result.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.slice(0, 400)}`)
            .join(' | ')}`,
      );
    },
    [...runOnly],
  );
  // As text: this file is compiled without the browser's own types.
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  if (viewport) await page.setViewportSize(viewport);
  check(violations.length === 0, `${name}: ${violations.join('\n')}`);
  check(overflow <= 0, `${name} scrolls sideways by ${overflow} px`);
  check(squeezed.length === 0, `${name} squeezes a heading into a narrow column: ${squeezed.join(', ')}`);
};

/** Every word of both front ends by its id, so that a journey reads what a person reads. */
export type Words = (id: string, values?: Readonly<Record<string, string | number>>) => string;

const repository = fileURLToPath(new URL('../..', import.meta.url));

export const wordsOf = (language: Language): Words => {
  const files = globSync(`{core/kernel,ui/**}/messages/${language}.json`, { cwd: repository });
  const all: Record<string, string> = Object.assign(
    {},
    ...files.map(
      (file) => JSON.parse(readFileSync(join(repository, file), 'utf8')) as Record<string, string>,
    ), // each is flat
  );
  return (id, values) => {
    const text = all[id];
    if (text === undefined) throw new Error(`no word has the id ${id}`);
    if (!values) return text;
    const intl = createIntl({ locale: language, messages: { [id]: text } });
    return String(intl.formatMessage({ id }, values));
  };
};
