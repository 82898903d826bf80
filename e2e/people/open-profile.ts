import { demoPassword } from '#fixtures/demo/accounts.ts';
import { demoMember } from '#fixtures/demo/people.ts';
import { indicatorLabels } from '#core/body/indicator/labels.ts';
import type { Language } from '#core/kernel/language.ts';
import { inspect, openBrowser } from '../engine/browser.ts';
import { call, forget, newDataDir, openServer, signIn } from '../engine/server.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { openWindow } from '../engine/windows.ts';
import { waitForRest } from '../engine/page-rest.ts';

const windows = {
  vi: { language: 'vi', width: 390, height: 844 },
  en: { language: 'en', width: 1280, height: 860 },
} as const;

/** Numbers as they were typed, in either way of writing them. */
const typed = [/54[.,]6\s*kg/, /158\s*cm/, /70[.,]5\s*cm/, /1[.,]?880\s*m\b/];

/** Every number of an answer, at any depth; digits inside an identifier or a date are none. */
const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersIn);
  return typeof value === 'number' || typeof value === 'string' ? [Number(value)] : [];
};

/** The owner opens and closes; a stranger sees what is open, on a phone in Vietnamese and at a desk in English. */
const openProfile = (language: Language): Scenario => ({
  name: `What a stranger sees of a public profile, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  async run(step) {
    const dataDir = newDataDir();
    const server = await openServer({ dataDir, env: { SEED: 'demo' } });
    const browser = await openBrowser();
    const broken: string[] = [];
    try {
      const stranger = await openWindow(browser, server.url, windows[language], broken);
      const owner = await openWindow(browser, server.url, windows[language], broken);
      const page = `/user/${demoMember.username}`;
      const { body: seen } = await call(server.url, 'GET', `/users/${demoMember.username}`);
      const userId = String(seen['id']);
      const weeks = async (token?: string) => {
        const address = `/indicators?userId=${userId}&limit=50`;
        const { body } = await call(server.url, 'GET', address, token === undefined ? {} : { token });
        return body['items'] as readonly { id: string }[]; // of our own contract
      };
      const ownToken = await signIn(server.url, 'member');
      const older = (await weeks(ownToken))[1]?.id ?? '';
      check(older !== '', 'the member of the demo has one week only');

      const visit = async (name: string) => {
        await stranger.go(page);
        await stranger.page.getByRole('heading', { level: 1 }).first().waitFor();
        await waitForRest(stranger.page);
        await inspect(stranger.page, name);
        const text = await stranger.page.getByRole('main').innerText();
        for (const number of typed) check(!number.test(text), `${name} shows what was typed: ${number}`);
        return text;
      };
      const bmi = indicatorLabels.bmi[language];
      const streak = stranger.word('people.stats.streak');
      /** On the page of one's own profile: the switches, saved. */
      const set = async (label: string, isOn: boolean) => {
        await owner.go('/dashboard/user/profile#public');
        const section = owner.page.locator('#public');
        await section.getByRole('switch', { name: owner.word(label) }).setChecked(isOn);
        await section.getByRole('button', { name: owner.word('ui.save') }).click();
        await owner.reads('profile.saved');
      };

      await step('a stranger sees computed results of the latest week, and no more', async () => {
        const text = await visit('the open page');
        check(text.includes(bmi), 'the body results that were opened are not there');
        check(!text.includes(streak), 'how many weeks there are is history');
        check((await weeks()).length === 1, 'more than the latest week is given');
        const past = await call(server.url, 'GET', `/indicators/${older}`);
        check(past.status === 404, `an older week answered ${past.status}`);
      });
      await step('the owner turns history on, and the stranger sees the earlier weeks too', async () => {
        await owner.signIn({ ...demoMember, password: demoPassword });
        await set('user.publicFlag.history', true);
        await owner.reads('profile.public.preview.body.all');
        await inspect(owner.page, 'the switches');
        check((await visit('the page with history')).includes(streak), 'the streak is not there');
        check((await weeks()).length > 1, 'the earlier weeks are not given');
        const past = await call(server.url, 'GET', `/indicators/${older}`);
        check(past.status === 200, `an older week answered ${past.status}`);
        check(!numbersIn(past.body).includes(158), 'an older week holds the height');
      });
      await step('and off again: the earlier weeks are gone at once', async () => {
        await set('user.publicFlag.history', false);
        check(!(await visit('the page without history')).includes(streak), 'the streak is still there');
        check((await weeks()).length === 1, 'more than the latest week is given');
      });
      await step('a section that is closed shows no result', async () => {
        await set('user.publicFlag.body', false);
        check(!(await visit('the page without the body')).includes(bmi), 'the body is still shown');
      });
      await step(
        'the account page names who has access and who viewed photos, and no page failed',
        async () => {
          await owner.go('/dashboard/user/account');
          await owner.reads('account.coaches');
          await owner.reads('account.photoViews');
          await waitForRest(owner.page);
          await inspect(owner.page, 'the account');
          check(broken.length === 0, broken.join('\n'));
        },
      );
    } finally {
      await browser.close();
      await server.stop().catch(() => null);
      forget(dataDir);
    }
  },
});

export const openProfiles: readonly Scenario[] = [openProfile('vi'), openProfile('en')];
