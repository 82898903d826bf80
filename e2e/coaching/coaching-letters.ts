import { minute } from '#core/kernel/time.ts';
import { inspect } from '../engine/browser.ts';
import { confirm } from './coaching-screens.ts';
import { check } from '../engine/scenario.ts';
import { desk, inTestEnvironment } from '../engine/test-environment.ts';

const texts = {
  vi: { subject: 'Lịch nghỉ Tết của Fitboard', body: 'Chào {{name}}, đội hỗ trợ nghỉ từ 28 Tết.' },
  en: { subject: 'Fitboard over the new year', body: 'Hi {{name}}, our support team rests for a week.' },
} as const;

export const letters = inTestEnvironment(
  'Staff write to everybody, coaches and members, while the mail server goes away',
  async ({ testServer, post, open }, step) => {
    const members = [
      await testServer.person('Lê Minh Anh', 'minhanh@example.com'),
      await testServer.person('Đỗ Minh Khuê', 'khue@example.com'),
      await testServer.person('Grace Hopper', 'grace@example.com', { language: 'en' }),
    ];
    const writer = await testServer.person('Lê Thu Hà', 'ha@example.com', {
      roleId: 'admin',
      language: 'en',
    });
    /** User 1 has an account too. */
    const reached = members.length + 2;
    const hers = await open(desk);
    const { page, word, press, reads } = hers;
    const gotten = (email: string, language: 'vi' | 'en') =>
      post.letters().filter(({ to, subject }) => to === email && subject === texts[language].subject);

    await step('both languages are written; the page counts who will get it', async () => {
      await hers.signIn(writer);
      await hers.go('/admin/emails');
      await page
        .getByRole('link', { name: word('console.emails.create') })
        .first()
        .click();
      await reads('console.emails.reached', { count: reached });
      for (const language of ['vi', 'en'] as const)
        for (const field of ['subject', 'body'] as const)
          await page.locator(`[name="${language}.${field}"]`).fill(texts[language][field]);
      await inspect(page, 'a mail to everybody');
    });
    await step('a copy in each language goes to the writer alone', async () => {
      for (const language of ['vi', 'en'] as const) {
        await press(`console.templates.test.${language}`);
        await confirm(hers, word('console.emails.test.title'), word('console.templates.test.confirm'), [
          writer.email,
        ]);
        await post.next(writer.email, new RegExp(texts[language].subject));
      }
      for (const { email } of members)
        check(gotten(email, 'vi').length + gotten(email, 'en').length === 0, `${email} got the test`);
    });
    await step('it is sent while nobody answers at the mail server: all of it waits', async () => {
      await post.away();
      await press('console.emails.send');
      await confirm(
        hers,
        word('console.emails.send.ask', { subject: texts.vi.subject }),
        word('console.emails.send.confirm', { count: reached }),
      );
      await page.waitForURL(/\/show$/);
      const waiting = page.locator('dt', { hasText: word('console.emails.waiting') }).locator('+ dd');
      await waiting.filter({ hasText: new RegExp(`^${reached}$`) }).waitFor();
      await inspect(page, 'the mail on its way');
    });
    await step(
      'the server ends, the mail server is back: everybody gets it once, in their language',
      async () => {
        await post.back();
        await testServer.reopen({ env: { CLOCK_OFFSET_MS: String(3 * minute) } });
        const sent = page.locator('dt', { hasText: word('console.emails.sent') }).locator('+ dd');
        await sent
          .filter({ hasText: new RegExp(`^${reached}$`) })
          .first()
          .waitFor();
        await reads('console.emails.status.COMPLETED');
        await inspect(page, 'the mail that came through');
        for (const { email, fullname } of members) {
          const language = email.startsWith('grace') ? 'en' : 'vi';
          const [letter, ...more] = gotten(email, language);
          check(
            letter !== undefined && more.length === 0,
            `${email} got ${more.length + Number(!!letter)} of it`,
          );
          check(
            gotten(email, language === 'en' ? 'vi' : 'en').length === 0,
            `${email} got the other language`,
          );
          check(letter!.text.includes(fullname), `it does not say who it is for: ${letter!.text}`); // just checked
          check(
            /^List-Unsubscribe:\s*<http/im.test(letter!.headers) &&
              /^List-Unsubscribe-Post:/im.test(letter!.headers),
            `nobody could unsubscribe: ${letter!.headers}`,
          );
        }
      },
    );
  },
);
