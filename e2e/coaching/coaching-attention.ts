import { fieldLabels } from '#core/body/indicator/labels.ts';
import type { Language } from '#core/kernel/language.ts';
import { inspect } from '../engine/browser.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import { playIn } from '../engine/test-environment.ts';
import type { Window } from '../engine/windows.ts';
import { ask, becomeCoach, saveWeek } from './coaching-people.ts';
import { measured } from './coaching-material.ts';

const pulse = 108;
const screens = {
  vi: { language: 'vi', width: 390, height: 844 },
  en: { language: 'en', width: 1280, height: 860 },
} as const;
const lead = { vi: 'Kiên nhẫn với người mới', en: 'Patient with beginners' } as const;

const signalOf = ({ word }: Window, language: Language): string =>
  word('desk.signal.CAUTION', { name: fieldLabels.restingHeartRate[language] });

const opensDesk = async (window: Window): Promise<void> => {
  await window.go('/dashboard/coach');
  await window.reads('desk.attention');
};

const attentionIn = (language: Language): Scenario => ({
  name: `Who deserves a coach's look, in ${language === 'vi' ? 'Vietnamese' : 'English'}`,
  isLong: language === 'en',
  run: (step) =>
    playIn({ name: `attention ${language}`, step }, async ({ testServer, post, open }) => {
      const member = await testServer.person('Lê Minh Anh', 'minhanh@example.com', { language });
      const coach = await testServer.person('Trần Minh Khoa', 'khoa@example.com', { language });
      await becomeCoach(testServer, coach, {
        username: 'khoa',
        city: 'Huế',
        headline: lead[language],
        languages: [language],
        price: 0,
      });
      const strength = { ...measured.strength, restingHeartRate: pulse };
      const indicatorId = await saveWeek(testServer, member, { ...measured, strength });
      const his = await open(screens[language]);
      const { page, word, reads } = his;
      const signal = signalOf(his, language);
      const muteName = word('desk.attention.mute.whose', { signal, name: member.fullname });
      const unmuteName = word('desk.attention.unmute.whose', { signal, name: member.fullname });

      await step('a coach whom nobody asked sees nobody', async () => {
        await his.signIn(coach);
        await opensDesk(his);
        await reads('desk.attention.nobody');
        await inspect(page, 'the desk of a new coach');
      });
      await step('a member who asked is named with the number, the week and the rule', async () => {
        const asked = { coachId: coach.id, indicatorId, type: 'ALL', formId: null, answers: [] };
        await ask(testServer, member.token, ['POST', '/reviews'], asked);
        await opensDesk(his);
        await page.getByText(signal, { exact: true }).waitFor();
        await page.getByText(new RegExp(`^${pulse}.*${language === 'vi' ? 'tuần' : 'week'}`)).waitFor();
        const why = page.getByText(word('desk.attention.why'), { exact: true });
        await why.focus();
        await page.keyboard.press('Enter');
        await reads('desk.signal.CAUTION.rule');
        await inspect(page, 'the desk with a member to look at');
        await page.screenshot({ path: `test-results/attention-${language}.png`, fullPage: true });
      });
      await step('the signal is muted, and stays muted on a page loaded anew', async () => {
        await page.getByRole('button', { name: muteName, exact: true }).click();
        await reads('desk.attention.empty');
        await opensDesk(his);
        await reads('desk.attention.empty');
        await page.getByText(word('desk.attention.muted', { count: 1 }), { exact: true }).click();
        await inspect(page, 'the muted signals');
      });
      await step('it is turned back on, and leads to the member', async () => {
        await page.getByRole('button', { name: unmuteName, exact: true }).click();
        await page.getByText(signal, { exact: true }).waitFor();
        await page
          .getByRole('region', { name: word('desk.attention') })
          .getByRole('link', { name: member.fullname, exact: true })
          .click();
        await reads('members.note');
      });
      await step('nothing was sent to the member by itself', async () => {
        const { items } = await ask(testServer, member.token, ['GET', '/notifications']);
        const written = JSON.stringify([items, post.letters().filter(({ to }) => to === member.email)]);
        check(!written.includes(String(pulse)), `the member was written to: ${written}`);
      });
      await step('a member who ends the access is not looked at any more', async () => {
        const { status } = await fetch(`${testServer.url}/api/me/coach-access/${coach.id}`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${member.token}` },
        });
        check(status === 200, `ending the access answered ${status}`);
        await opensDesk(his);
        await reads('desk.attention.nobody');
        check(
          (await page.getByText(signal, { exact: true }).count()) === 0,
          'a signal after the access ended',
        );
      });
    }),
});

/** What members' weeks say to their coach: in one look, with its reason, and no longer than the coach may see them. */
export const attention: readonly Scenario[] = [attentionIn('vi'), attentionIn('en')];
