import { demoPassword } from '#fixtures/demo/accounts.ts';
import { demoCoach, demoMember } from '#fixtures/demo/people.ts';
import type { Audience } from '#core/people/account/audience.ts';
import { indicatorLabels } from '#core/body/indicator/labels.ts';
import type { Language } from '#core/kernel/language.ts';
import { inspect, openBrowser } from '../engine/browser.ts';
import { call, forget, newDataDir, openServer, signIn } from '../engine/server.ts';
import { turn } from '../engine/controls.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { openWindow, type Window } from '../engine/windows.ts';
import { waitForRest } from '../engine/page-rest.ts';

const windows = {
  vi: { language: 'vi', width: 390, height: 844 },
  en: { language: 'en', width: 390, height: 844 },
} as const;

/** Numbers as they were typed, in either way of writing them. */
const typed = [/54[.,]6\s*kg/, /158\s*cm/, /70[.,]5\s*cm/, /1[.,]?880\s*m\b/];

/** Every number of an answer, at any depth; digits inside an identifier or a date are none. */
const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersIn);
  return typeof value === 'number' || typeof value === 'string' ? [Number(value)] : [];
};

type Ending = Readonly<{
  owner: Window;
  userId: string;
  url: string;
  closeStrength: () => Promise<void>;
}>;

/** The coach of the demo looks before and after the owner has ended the access. */
const endAccess = async ({ owner, userId, url, closeStrength }: Ending): Promise<void> => {
  const token = await signIn(url, 'coach');
  const seenWeeks = async () => call(url, 'GET', `/indicators?userId=${userId}&limit=50`, { token });
  const photo = async () => {
    const { body } = await seenWeeks();
    const items = body['items'] as readonly { media: readonly { url: string }[] }[]; // of our own contract
    return items.flatMap(({ media }) => media)[0]?.url ?? '';
  };
  check((await photo()).includes('/media/look/'), 'the coach of the demo sees no photo');
  await owner.go('/dashboard/user/sharing');
  await owner.reads('sharing.views');
  const list = owner.page.locator('#coaches');
  const end = list
    .getByRole('button', {
      name: owner.word('sharing.coaches.end.label', { name: demoCoach.fullname }),
    })
    .first();
  await list
    .getByRole('combobox', {
      name: owner.word('sharing.coaches.days.label', { name: demoCoach.fullname }),
    })
    .selectOption('30');
  await waitForRest(owner.page);
  await inspect(owner.page, 'who has access');
  await end.click();
  const address = await photo();
  const bytes = async () => (await fetch(address)).status;
  check((await bytes()) === 200, 'the photo is not answered while the access lasts');
  await owner.page
    .getByRole('alertdialog')
    .getByRole('button', { name: owner.word('sharing.coaches.end') })
    .click();
  await owner.reads('sharing.coaches.ended', { name: demoCoach.fullname });
  const now = await bytes();
  check(now === 404 || now === 403, `the photo answered ${now} after the access ended`);
  const left = (await seenWeeks()).body['items'] as readonly { media: readonly unknown[] }[]; // of our own contract
  check(left.length === 1, 'the coach reads more than the public page shows to all');
  check(left[0]?.media.length === 0, 'photos are still answered');
  check(!numbersIn(left[0]).includes(158), 'what was typed is still answered');
  await closeStrength();
  check((await seenWeeks()).status === 404, 'the weeks are still answered');
};

/** The owner opens and closes; a stranger sees what is open, on a phone, in both languages; a follower more, and a coach as long as the access lasts. */
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
      /** On the privacy page, in force at once. */
      const choose = async (section: 'body' | 'strength', audience: Audience) => {
        await owner.go('/dashboard/user/privacy');
        const group = owner.page.getByRole('group', { name: owner.word(`privacy.section.${section}`) });
        await turn(group.getByRole('radio', { name: owner.word(`privacy.audience.${audience}`) }));
        await owner.reads('ui.saved');
      };
      const showHistory = async (isOn: boolean) => {
        await owner.go('/dashboard/user/privacy');
        await turn(owner.page.getByRole('switch', { name: owner.word('privacy.history') }), isOn);
        await owner.reads('ui.saved');
      };
      const preview = () =>
        owner.page
          .getByRole('region', { name: owner.word('privacy.seen') })
          .locator('visible=true')
          .innerText();

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
        await showHistory(true);
        await owner.reads('privacy.seen.body.all');
        await inspect(owner.page, 'the choices');
        check((await visit('the page with history')).includes(streak), 'the streak is not there');
        check((await weeks()).length > 1, 'the earlier weeks are not given');
        const past = await call(server.url, 'GET', `/indicators/${older}`);
        check(past.status === 200, `an older week answered ${past.status}`);
        check(!numbersIn(past.body).includes(158), 'an older week holds the height');
      });
      await step('and off again: the earlier weeks are gone at once', async () => {
        await showHistory(false);
        check(!(await visit('the page without history')).includes(streak), 'the streak is still there');
        check((await weeks()).length === 1, 'more than the latest week is given');
      });
      await step('what is for followers is not for strangers, and the preview says so', async () => {
        await choose('body', 'FOLLOWERS');
        check(
          !(await preview()).includes(owner.word('privacy.seen.body.latest')),
          'strangers are promised the body',
        );
        await owner.page
          .getByRole('button', { name: owner.word('privacy.seen.as.FOLLOWER'), exact: true })
          .click();
        await owner.reads('privacy.seen.body.latest');
        check(!(await visit('the page for followers')).includes(bmi), 'the body is shown to a stranger');
        const follower = await signIn(server.url, 'coach');
        await call(server.url, 'POST', `/users/${userId}/follow`, { token: follower, body: {} });
        await owner.go(`${page}?as=follower`);
        await owner.reads('people.asFollower.note');
        const shown = await owner.page.getByRole('main').innerText();
        check(shown.includes(bmi), 'the owner is not shown what followers see');
      });
      await step('a section that is for nobody shows no result', async () => {
        await choose('body', 'NOBODY');
        check(!(await visit('the page without the body')).includes(bmi), 'the body is still shown');
      });
      await step(
        'the coach sees the photos with a name on them, until the member ends the access',
        async () => {
          await endAccess({
            owner,
            userId,
            url: server.url,
            closeStrength: () => choose('strength', 'NOBODY'),
          });
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
