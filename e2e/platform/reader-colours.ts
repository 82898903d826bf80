import type { Language } from '#core/kernel/language.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages, type Scenario } from '../engine/scenario.ts';
import { playIn, type Step, type TestEnvironment } from '../engine/test-environment.ts';

type Drawn = Readonly<{ line: number; outline: string }>;

/**
 * What is drawn around an element once the reader's own colours rule. As text: this file is compiled without the
 * browser's own types.
 */
const drawn = (selector: string): string => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element);
  return {
    line: borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth),
    outline: outlineStyle,
  };
})()`;

const journey = async (
  { open, testServer }: TestEnvironment,
  step: Step,
  language: Language,
): Promise<void> => {
  const member = await testServer.person('Đỗ Minh Thư', 'thu@example.com', { language });
  const window = await open({ width: 1280, height: 860, language });
  const { page } = window;
  await page.emulateMedia({ forcedColors: 'active' });

  await step('buttons and bars keep a line where grounds are gone', async () => {
    await window.signIn(member);
    await window.go('/dashboard');
    await page.locator('main [data-progress]').first().waitFor();
    await waitForRest(page);
    check(
      await page.evaluate<boolean>(`matchMedia('(forced-colors: active)').matches`),
      'the colours are not forced',
    );
    for (const kind of ['.MuiButton-contained', '[data-progress]']) {
      const { line } = await page.evaluate<Drawn>(drawn(kind));
      check(line >= 1, `${kind} has no line of its own`);
    }
  });
  await step('the place one is at stands out from the others', async () => {
    const { outline } = await page.evaluate<Drawn>(drawn('nav [aria-current=page]'));
    check(outline === 'solid', 'the page one is at looks like the others');
  });
};

const scenarioIn = (language: Language): Scenario => {
  const name = 'Colours of the reader';
  return {
    name,
    run: (step) => playIn({ name, step }, (environment, watched) => journey(environment, watched, language)),
  };
};

/** A system that replaces all colours by a few of the reader's. */
export const readerColours: readonly Scenario[] = inBothLanguages(scenarioIn);
