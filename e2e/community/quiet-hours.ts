import { localTimeOf } from '#core/kernel/week.ts';
import { hour, minute } from '#core/kernel/time.ts';
import type { Language } from '#core/kernel/language.ts';
import { inspect } from '../engine/browser.ts';
import { turn } from '../engine/controls.ts';
import { waitForRest } from '../engine/page-rest.ts';
import { check, inBothLanguages, type Scenario } from '../engine/scenario.ts';
import { call } from '../engine/server.ts';
import { desk, phone, playIn } from '../engine/test-environment.ts';
import { openMember, until } from './community-people.ts';

/** By how much the server's clock is moved so that it shows this time of day where the members live. */
const offsetTo = (hourOfDay: number, days: number): number => {
  const now = new Date();
  const { hour: hours, minute: minutes } = localTimeOf(now, 'Asia/Ho_Chi_Minh');
  return (hourOfDay - hours + days * 24) * hour - minutes * minute;
};

/** The night of a member whose post people like: nothing wakes her, and the morning's mail counts what stands. */
const quietHours = (language: Language): Scenario => ({
  name: 'Quiet hours: likes of a night come and are taken back, and the morning has one mail',
  async run(step) {
    const name = language === 'en' ? 'quiet-hours-in-english' : 'quiet-hours';
    const evening = { CLOCK_OFFSET_MS: String(offsetTo(20, 0)) };
    await playIn({ name, step, env: evening }, async ({ testServer, post, open }) => {
      const author = await openMember(testServer, 'Nguyễn Minh Anh', 'minh.anh', language);
      const [first, second, third] = [
        await openMember(testServer, 'Trần Thu Hà', 'thu.ha', language),
        await openMember(testServer, 'Lê Quốc Bảo', 'quoc.bao', language),
        await openMember(testServer, 'Phạm Gia Huy', 'gia.huy', language),
      ];
      const written = await call(testServer.url, 'POST', '/feed', {
        token: author.token,
        body: { text: 'Tối nay chạy nhẹ năm cây số.' },
      });
      check(written.status === 201, `a post answered ${written.status}: ${JSON.stringify(written.body)}`);
      const address = `/feed/${String(written.body['id'])}/like`;
      const like = async (person: typeof author, method: 'PUT' | 'DELETE' = 'PUT') => {
        const token = await testServer.signIn(person);
        const { status, body } = await call(testServer.url, method, address, { token });
        check(status < 300, `a like answered ${status}: ${JSON.stringify(body)}`);
      };
      const letters = () =>
        post.letters().filter(({ to, text }) => to === author.email && /thích|like/i.test(text));
      const hers = await open({ ...phone, language });

      await step('quiet hours and one mail a day are set on a phone, by name', async () => {
        await hers.signIn(author);
        await hers.go('/dashboard/settings');
        await turn(hers.page.getByRole('switch', { name: hers.word('settings.rhythm.quiet') }));
        await hers.page
          .getByRole('combobox', { name: hers.word('settings.rhythm.from') })
          .selectOption('21:30');
        await turn(hers.page.getByRole('radio', { name: hers.word('settings.rhythm.mails.AT_ONCE') }));
        await waitForRest(hers.page);
        await inspect(hers.page, 'the settings with quiet hours');
        const chosen = await call(testServer.url, 'GET', '/me/notification-rhythm', { token: author.token });
        check(
          JSON.stringify(chosen.body) ===
            JSON.stringify({ quiet: { from: '21:30', to: '07:00' }, mails: 'AT_ONCE' }),
          `what is kept is ${JSON.stringify(chosen.body)}`,
        );
      });

      await testServer.reopen({ env: { CLOCK_OFFSET_MS: String(offsetTo(23, 0)) } });
      await step(
        'three likes of the night stand in her list as they come, and one is taken back',
        async () => {
          await hers.go('/dashboard/notifications');
          const reads = (user: string, count: number) =>
            hers.reads('notification.LIKE_FEED.body', { user, count });
          await like(first);
          await reads(first.fullname, 1);
          await like(second);
          await like(third);
          await reads(third.fullname, 3);
          await like(third, 'DELETE');
          await reads(second.fullname, 2);
          await waitForRest(hers.page);
          await inspect(hers.page, 'the list in quiet hours');
          check(
            letters().length === 0,
            `a mail came in quiet hours: ${letters()
              .map(({ subject }) => subject)
              .join()}`,
          );
        },
      );

      await testServer.reopen({ env: { CLOCK_OFFSET_MS: String(offsetTo(7, 1)) } });
      await step('the morning has one mail, with the number that stands and without a name', async () => {
        const mail = await post.next(author.email, language === 'vi' ? /2 điều mới/ : /2 new things/);
        check(
          mail.text.includes(hers.word('digest.like', { count: 2 })),
          `the mail counts something else: ${mail.text}`,
        );
        for (const { fullname } of [first, second, third])
          check(!mail.text.includes(fullname), `the mail names ${fullname}`);
        check(
          /List-Unsubscribe-Post: List-Unsubscribe=One-Click/i.test(mail.headers),
          'one click can’t leave it',
        );
        await new Promise((resolve) => setTimeout(resolve, 12_000));
        check(letters().length === 1, `there are ${letters().length} mails about likes`);
      });

      await step('one click in the mail ends them, and the settings say so', async () => {
        const [mail] = letters();
        const link = /<(https?:[^>]+\/mail\/unsubscribe[^>]+)>/i.exec(
          (mail?.headers ?? '').replaceAll(/\r?\n[ \t]+/g, ''),
        )?.[1];
        check(link !== undefined, 'the mail has no address to leave it');
        const left = new URL(link ?? '');
        const answer = await fetch(`${testServer.url}${left.pathname}${left.search}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        });
        check(answer.status === 200, `leaving answered ${answer.status}`);
        const window = await open({ ...desk, language });
        await window.signIn(author);
        await window.go('/dashboard/settings');
        await until(
          () =>
            window.page.getByRole('radio', { name: window.word('settings.rhythm.mails.NONE') }).isChecked(),
          'the settings do not say that no mail comes any more',
        );
        await waitForRest(window.page);
        await inspect(window.page, 'the settings after leaving');
      });
    });
  },
});

export const quietHoursJourneys = inBothLanguages(quietHours);
